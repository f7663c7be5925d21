type Props = { page: number; pages: number; onPage: (page: number) => void }

/**
 * The way from page to page. It stays at the window's foot, so that the second half of a double click finds it, too. A
 * button that leads nowhere keeps the focus and says so.
 */
export function Pager({ page, pages, onPage }: Props) {
  const buttons = [
    { label: 'First', mark: '«', to: 1, possible: page > 1 },
    { label: 'Previous', mark: '‹', to: page - 1, possible: page > 1 },
    { label: 'Next', mark: '›', to: page + 1, possible: page < pages },
    { label: 'Last', mark: '»', to: pages, possible: page < pages },
  ]
  return (
    <nav aria-label="Pages" className="pager">
      {buttons.slice(0, 2).map(button)}
      <span>
        Page {page} of {pages}
      </span>
      {buttons.slice(2).map(button)}
    </nav>
  )

  function button({ label, mark, to, possible }: (typeof buttons)[number]) {
    return (
      <button
        key={label}
        type="button"
        className="button button-small button-quiet"
        aria-label={`${label} page`}
        aria-disabled={!possible}
        onClick={() => possible && onPage(to)}
      >
        <span className="pager-mark">{mark}</span>
        <span className="pager-word">{label}</span>
      </button>
    )
  }
}
