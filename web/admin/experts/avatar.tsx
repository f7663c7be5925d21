import { useState } from 'react'
import { PortraitPlaceholder } from '../../ui/placeholder.tsx'

/** The round picture beside a name, which says the same; the placeholder where there is none or it cannot be shown. */
export function Avatar({ src }: { src: string | null }) {
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <span className="avatar">
      {src && src !== broken ? (
        // biome-ignore lint/performance/noImgElement: an address anywhere, which the optimizer does not fetch
        <img
          src={src}
          alt=""
          width={40}
          height={40}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(src)}
        />
      ) : (
        <PortraitPlaceholder />
      )}
    </span>
  )
}
