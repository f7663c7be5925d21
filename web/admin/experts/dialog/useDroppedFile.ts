import { type DragEvent, useState } from 'react'

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Lets files be dropped on an element, which shall spread `target`; `over` while one is held above it. */
export function useDroppedFile(take: (files: FileList) => void) {
  const [over, setOver] = useState(false)
  return {
    over,
    target: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return
        // Else the browser would leave the page and open the file.
        event.preventDefault()
        setOver(true)
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      },
      onDrop(event: DragEvent) {
        setOver(false)
        if (!holdsFiles(event)) return
        event.preventDefault()
        take(event.dataTransfer.files)
      },
    },
  }
}
