import { heroPicture } from '../../../schemas/imageSize.ts'
import type { SectionOf, Settings } from '../../content/index.ts'
import { ActionRow } from '../../ui/actionRow.tsx'
import { LedgerCard } from '../../ui/ledgerCard.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Eyebrow, Lines } from '../../ui/section.tsx'

type Props = { section: SectionOf<'hero'>; settings: Settings }

/** The opening of a page: the words, and beside them a picture, a ledger card, or the card lying on the picture. */
export function Hero({ section, settings }: Props) {
  const { anchor, eyebrow, headline, text, actions, benefits, image, ledger } = section
  const illustrated = image?.asset || ledger
  return (
    <section id={anchor ?? undefined} className="hero ruled">
      <div className={illustrated ? 'wrap hero-spread' : 'wrap hero-words'}>
        <div>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className="display-1">
            <Lines text={headline} />
          </h1>
          {text && <p className="lead mt-6 max-w-[34rem]">{text}</p>}
          <ActionRow actions={actions} settings={settings} className="mt-8 md:mt-10" />
        </div>
        {illustrated && (
          <div className={image?.asset && ledger ? 'hero-art hero-art-layered' : 'hero-art'}>
            {image?.asset && (
              <Picture
                image={image}
                {...heroPicture}
                sizes="(min-width: 75em) 560px, (min-width: 48em) 46vw, (min-width: 40em) 600px, 92vw"
                className="hero-image"
                first
              />
            )}
            {ledger && <LedgerCard ledger={ledger} />}
          </div>
        )}
      </div>
      {benefits && benefits.length > 0 && (
        <ul className="wrap benefits">
          {benefits.map((benefit) => (
            <li key={benefit._key}>
              <strong>{benefit.title}</strong>
              <span>{benefit.text}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
