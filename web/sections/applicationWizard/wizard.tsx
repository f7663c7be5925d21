'use client'

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SectionOf } from '../../content/index.ts'
import { type Application, choose, type QuestionName } from './application.ts'
import { Contact } from './contact.tsx'
import { EstimatedLevel, type Level } from './estimatedLevel.tsx'
import { Motivation } from './motivation.tsx'
import { Progress, Steps } from './progress.tsx'
import { Question } from './question.tsx'
import { stepCount } from './rules.ts'
import { keepTicks, useApplication } from './useApplication.ts'

type Section = SectionOf<'applicationWizard'>

/** The five steps. All of them are in the document; without a script they stand one under the other. */
export default function Wizard({ section, levels }: { section: Section; levels: Level[] }) {
  const [application, update] = useApplication()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [moved, setMoved] = useState(0)
  const { step } = application

  function goTo(next: number) {
    update({ step: next })
    setMoved((count) => count + 1)
  }

  useLayoutEffect(() => {
    if (form.current) keepTicks(form.current)
  }, [])

  useEffect(() => {
    if (moved === 0) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [moved])

  const { eyebrow, headline, intro, steps, controls } = section
  return (
    <div className="application-spread" data-started={step > 1 || undefined}>
      <div className="application-aside">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="display-2">{headline}</h1>
        {intro && <p className="lead application-intro mt-4">{intro}</p>}
        <Progress section={section} step={step} />
        <Steps section={section} step={step} />
      </div>
      <form ref={form} className="sheet" noValidate onSubmit={(event) => event.preventDefault()}>
        {steps.map(({ _key, title, text }, index) => (
          <section key={_key} data-off={index + 1 !== step || undefined} aria-labelledby={_key}>
            <h2 id={_key} ref={index + 1 === step ? heading : undefined} tabIndex={-1} className="display-3">
              {title}
            </h2>
            {text && <p className="sheet-text">{text}</p>}
            <Fields step={index + 1} section={section} application={application} update={update} />
          </section>
        ))}
        <EstimatedLevel section={section} levels={levels} application={application} />
        <div className="sheet-controls">
          <button
            type="button"
            className="button button-quiet"
            disabled={step === 1}
            onClick={() => goTo(step - 1)}
          >
            {controls.previous}
          </button>
          {step < stepCount ? (
            <button type="button" className="button" onClick={() => goTo(step + 1)}>
              {controls.next}
            </button>
          ) : (
            <button type="button" className="button" disabled>
              {controls.submit}
            </button>
          )}
        </div>
      </form>
    </div>
  )
}

type FieldsProps = {
  step: number
  section: Section
  application: Application
  update: (change: Partial<Application>) => void
}

const questionsOf: Partial<Record<number, QuestionName[]>> = {
  1: ['partnershipTypes'],
  2: ['professionalRoles', 'experience', 'digitalReach'],
  3: ['expertiseMethod', 'expertiseAreas'],
}

function Fields({ step, section, application, update }: FieldsProps): ReactNode {
  if (step === 4) {
    return (
      <Motivation
        words={section.motivation}
        text={application.partnershipMotivation}
        onChange={(partnershipMotivation) => update({ partnershipMotivation })}
      />
    )
  }
  if (step === 5) {
    return (
      <Contact
        words={section.contact}
        contact={application.contactInfo}
        onChange={(contactInfo) => update({ contactInfo })}
      />
    )
  }
  const { chosen } = application
  return questionsOf[step]?.map((name) => (
    <Question
      key={name}
      name={name}
      words={section[name]}
      chosen={chosen[name]}
      onChoose={(value) => update({ chosen: { ...chosen, [name]: choose(name, chosen[name], value) } })}
    />
  ))
}
