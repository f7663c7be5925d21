type Props = { page: number; pages: number; onPage: (page: number) => void }

/** The way from page to page. A button that leads nowhere keeps the focus and says so. */
export function Pager({ page, pages, onPage }: Props) {
  const buttons = [
    { label: 'First', to: 1, possible: page > 1 },
    { label: 'Previous', to: page - 1, possible: page > 1 },
    { label: 'Next', to: page + 1, possible: page < pages },
    { label: 'Last', to: pages, possible: page < pages },
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

  function button({ label, to, possible }: (typeof buttons)[number]) {
    return (
      <button
        key={label}
        type="button"
        className="button button-small button-quiet"
        aria-label={`${label} page`}
        aria-disabled={!possible}
        onClick={() => possible && onPage(to)}
      >
        {label}
      </button>
    )
  }
}
