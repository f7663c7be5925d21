import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionRow } from '../../ui/actionRow.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RichText } from '../../ui/richText.tsx'
import { SectionFrame, StackedHeading } from '../../ui/section.tsx'

type Props = { section: SectionOf<'story'>; settings: Settings }

/** Running text; a picture and a note in the margin stand beside it where there is room. */
export function Story({ section, settings }: Props) {
  const { eyebrow, title, body, image, note, actions, pictureFirst } = section
  return (
    <SectionFrame anchor={section.anchor} tone={section.tone}>
      <div className={pictureFirst ? 'story story-turned' : 'story'}>
        <div>
          <StackedHeading eyebrow={eyebrow} title={title} />
          <div className="story-text">
            <RichText value={body} newTabLabel={settings.labels?.newTab} />
          </div>
          <ActionRow actions={actions} settings={settings} className="mt-8" />
        </div>
        {(image?.asset || note) && (
          <div className="story-side">
            {image?.asset && (
              <Picture
                image={image}
                width={560}
                height={420}
                sizes="(min-width: 75em) 500px, (min-width: 64em) 42vw, (min-width: 40em) 560px, 92vw"
                className="hero-image"
              />
            )}
            {note && (
              <aside className="story-note">
                {note.title && <p className="display-3">{note.title}</p>}
                {note.text && <p>{note.text}</p>}
              </aside>
            )}
          </div>
        )}
      </div>
    </SectionFrame>
  )
}
