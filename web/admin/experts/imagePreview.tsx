import { useState } from 'react'
import { PortraitPlaceholder } from '../../ui/placeholder.tsx'

type Props = { src: string | null | undefined; alt: string; onFailed?: (src: string) => void }

/** A picture of an expert, with the placeholder where there is none or where it cannot be shown. */
export function ImagePreview({ src, alt, onFailed }: Props) {
  const [failed, setFailed] = useState<string>()

  function fail(src: string) {
    setFailed(src)
    onFailed?.(src)
  }

  return (
    <span className="image-preview">
      {src && src !== failed ? (
        // biome-ignore lint/performance/noImgElement: may be a file of this computer, which no optimizer reaches
        <img src={src} alt={alt} referrerPolicy="no-referrer" onError={() => fail(src)} />
      ) : (
        <PortraitPlaceholder />
      )}
    </span>
  )
}
