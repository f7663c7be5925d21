/** A turning ring and what is being waited for, told to those who do not see it. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="spinner">
      <span className="sr-only">{label}</span>
    </div>
  )
}

/** A spinner in the middle of an otherwise empty page. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <main id="content" className="page-spinner">
      <h1 className="sr-only">Core admin</h1>
      <Spinner label={label} />
    </main>
  )
}
