import type { Page } from '@playwright/test'

/** The plans of a page, each as its name, price and button. */
export function plans(page: Page) {
  return page.locator('.plan').evaluateAll((cards) =>
    cards.map((card) => {
      const text = (selector: string) => card.querySelector(selector)?.textContent ?? ''
      const link = card.querySelector('a')
      return {
        name: text('h2, h3, h4'),
        price: text('.price'),
        badge: text('.plan-name .badge'),
        button: link?.firstChild?.textContent,
        href: link?.href,
        target: link?.target,
      }
    }),
  )
}
