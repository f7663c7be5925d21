import { getSettings } from '../content/index.ts'
import { SiteFrame } from './frame/index.tsx'
import { MissingEntry } from './placeholder.tsx'

/** What visitors see where no page is. `site.js` logs the attempted path (specification, section 8). */
export async function NotFoundPage() {
  const settings = await getSettings()
  const { notFound } = settings
  return (
    <SiteFrame settings={settings} isStatic>
      <section className="not-found ruled" data-not-found>
        <div className="wrap">
          <MissingEntry />
          <div>
            <h1 className="display-1">{notFound?.title}</h1>
            {notFound?.text && <p className="lead mt-6 max-w-[34rem]">{notFound.text}</p>}
            <p className="mt-8">
              <a href="/" className="button">
                {notFound?.linkLabel}
              </a>
            </p>
          </div>
        </div>
      </section>
    </SiteFrame>
  )
}
