import { useState } from 'react'
import { PortraitPlaceholder } from '../../ui/placeholder.tsx'

type Props = { src: string | null | undefined; alt: string }

/** A picture of an expert, with the placeholder where there is none or where it cannot be shown. */
export function ImagePreview({ src, alt }: Props) {
  const [failed, setFailed] = useState<string>()
  return (
    <span className="image-preview">
      {src && src !== failed ? (
        // biome-ignore lint/performance/noImgElement: may be a file of this computer, which no optimizer reaches
        <img src={src} alt={alt} referrerPolicy="no-referrer" onError={() => setFailed(src)} />
      ) : (
        <PortraitPlaceholder />
      )}
    </span>
  )
}
