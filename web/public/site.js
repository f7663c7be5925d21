// Small helps that pages work without: placeholders for broken images, the menu's last inch, a note on lost paths
// and on buttons that were pressed before their own script was there.
const markBroken = (image) => image.toggleAttribute('data-broken', true)

addEventListener('error', ({ target }) => target instanceof HTMLImageElement && markBroken(target), true)
for (const image of document.images) {
  if (image.complete && image.currentSrc && image.naturalWidth === 0) markBroken(image)
}

addEventListener(
  'click',
  ({ target }) =>
    target instanceof Element && target.closest('button[data-toast]')?.toggleAttribute('data-pressed', true),
)

const menu = document.getElementById('menu')
const closeMenu = () => menu?.matches(':popover-open') && menu.hidePopover()
menu?.addEventListener(
  'click',
  ({ target }) => target instanceof Element && target.closest('a') && closeMenu(),
)
// Whoever tabs on past the menu leaves it; focus must not go on behind it.
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  const inside =
    relatedTarget === null || menu.contains(relatedTarget) || relatedTarget.popoverTargetElement === menu
  if (!inside) closeMenu()
})
matchMedia('(min-width: 48em)').addEventListener('change', closeMenu)

if (document.querySelector('[data-not-found]')) console.error('Page not found:', location.pathname)
