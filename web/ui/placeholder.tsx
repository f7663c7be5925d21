/** The drawing that stands where a portrait is missing or broken. It fills its frame, under the image. */
export function PortraitPlaceholder() {
  return (
    <svg
      viewBox="0 0 200 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="placeholder"
    >
      <path d="M0 40h200M0 80h200M0 120h200M0 160h200M0 200h200" stroke="var(--color-rule)" />
      <circle
        cx="100"
        cy="104"
        r="38"
        fill="var(--color-paper)"
        stroke="var(--color-faded)"
        strokeWidth="1.5"
      />
      <path
        d="M28 241c3-48 32-70 72-70s69 22 72 70z"
        fill="var(--color-paper)"
        stroke="var(--color-faded)"
        strokeWidth="1.5"
      />
    </svg>
  )
}

/** An open, empty ledger: the drawing of an empty list. */
export function EmptyPage() {
  return (
    <svg viewBox="0 0 160 104" width="160" height="104" fill="none" strokeWidth="1.5" aria-hidden="true">
      <path
        d="M80 22C64 10 38 8 10 12v76c28-4 54-2 70 10z"
        fill="var(--color-white)"
        stroke="var(--color-ink)"
      />
      <path
        d="M80 22c16-12 42-14 70-10v76c-28-4-54-2-70 10z"
        fill="var(--color-white)"
        stroke="var(--color-ink)"
      />
      <path
        d="M20 30c18-2 36 0 50 6M20 46c18-2 36 0 50 6M20 62c18-2 36 0 50 6M90 36c14-6 32-8 50-6M90 52c14-6 32-8 50-6M90 68c14-6 32-8 50-6"
        stroke="var(--color-rule)"
      />
      <path d="M124 76c6-1 11-1 16 0M124 80c6-1 11-1 16 0" stroke="var(--color-green)" />
    </svg>
  )
}

/** A ledger sheet whose last entry is blank: the drawing of the page that does not exist. */
export function MissingEntry() {
  return (
    <svg
      viewBox="0 0 280 320"
      width="280"
      height="320"
      fill="none"
      aria-hidden="true"
      className="missing-entry"
    >
      <path
        d="M12 8h204l52 52v252H12z"
        fill="var(--color-white)"
        stroke="var(--color-ink)"
        strokeWidth="1.5"
      />
      <path d="M216 8v52h52" fill="var(--color-mint)" stroke="var(--color-ink)" strokeWidth="1.5" />
      <path d="M12 100h256M12 148h256M12 196h256M12 244h256" stroke="var(--color-rule)" />
      <path d="M64 8v304" stroke="var(--color-margin)" />
      <path
        d="M84 128h96M84 176h72M84 80h84"
        stroke="var(--color-ink)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M222 128h24M222 176h24" stroke="var(--color-ink)" strokeWidth="4" strokeLinecap="round" />
      <path d="m32 124 6 6 11-13M32 172l6 6 11-13" stroke="var(--color-green)" strokeWidth="3" />
      <path d="M84 220h160" stroke="var(--color-amber)" strokeWidth="2" strokeDasharray="5 7" />
      <path d="M34 214l10 12M44 214l-10 12" stroke="var(--color-amber)" strokeWidth="3" />
      <path d="M196 276h50M196 283h50" stroke="var(--color-green)" strokeWidth="2" />
    </svg>
  )
}
