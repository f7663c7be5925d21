/** The sign-in page's look: a sheet of ruled paper with a margin line, in the site's colours. */
export const loginStyle = `
:root {
  --ink: #10202b; --quiet: #47555f; --paper: #fbfaf6; --rule: #e4dfd3; --faint: #f0ece3;
  --green: #0e5a47; --green-dark: #0a4638; --red: #8f1d14; --red-tint: #fbeae7;
  color-scheme: light;
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100svh; display: grid; place-items: center; padding: 24px 16px;
  color: var(--ink); font: 16px/24px Inter, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
  background: var(--paper) repeating-linear-gradient(transparent 0 31px, var(--faint) 31px 32px);
}
main {
  position: relative; width: 100%; max-width: 432px; padding: 40px 32px 40px 56px;
  background: #fff; border: 1px solid var(--rule); border-radius: 14px;
  box-shadow: 0 16px 40px -24px rgb(16 32 43 / .25);
}
main::before {
  content: ""; position: absolute; inset: 0 auto 0 31px; width: 4px;
  border: solid var(--green); border-width: 0 1px; opacity: .35;
}
h1 {
  margin: 0; font: 500 32px/40px Fraunces, Georgia, "Times New Roman", serif;
  letter-spacing: -.01em; text-wrap: balance;
}
.lead { margin: 8px 0 0; color: var(--quiet); }
form { display: grid; margin-top: 24px; }
label { margin-bottom: 8px; font-weight: 600; }
input {
  height: 48px; margin-bottom: 24px; padding: 0 12px; width: 100%;
  font: inherit; color: inherit; background: #fff; border: 1px solid #7c878e; border-radius: 8px;
}
input:hover { border-color: var(--ink); }
button {
  height: 48px; font: inherit; font-weight: 600; color: #fff; background: var(--green);
  border: 0; border-radius: 10px; cursor: pointer;
}
button:hover { background: var(--green-dark); }
button:active { transform: translateY(1px); }
:is(input, button):focus-visible { outline: 3px solid var(--green); outline-offset: 2px; }
.problem {
  margin: 24px 0 0; padding: 12px 16px; color: var(--red); background: var(--red-tint);
  border-left: 3px solid var(--red); border-radius: 0 6px 6px 0;
}
@media (max-width: 400px) {
  main { padding: 32px 20px 32px 40px; }
  main::before { inset: 0 auto 0 19px; }
  h1 { font-size: 26px; line-height: 32px; }
}
`
