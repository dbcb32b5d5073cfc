/** The page's look: asphalt, smoke and one signal colour; every pair of colours meets WCAG AA. */
export const STYLE = `
:root { color-scheme: dark; --ground: #08090a; --surface: #16181b; --raised: #212428;
  --line: #3a3f45; --text: #f6f4ef; --quiet: #c9c6bf; --signal: #ff5b14; --hot: #ff7a3d;
  --good: #8fd694; --bad: #ff8f85; --head: 8rem;
  --display: "Barlow Condensed", "Arial Narrow", "Roboto Condensed", "Liberation Sans Narrow", sans-serif;
  --mono: ui-monospace, "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
* { box-sizing: border-box; }
html { scroll-padding-top: var(--head); }
body { margin: 0; background: var(--ground); color: var(--text); line-height: 1.55;
  font: 1rem/1.55 "Source Sans 3", "Source Sans", system-ui, sans-serif; }
a { color: var(--hot); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--signal); outline-offset: 2px; }
[hidden] { display: none !important; }
code { font-family: var(--mono); font-size: 0.875em; overflow-wrap: anywhere; }
h1, h2 { margin: 0; font: italic 800 2rem/1 var(--display); text-transform: uppercase; }
h2 { font-size: 2.5rem; margin-top: 3.5rem; }
h3 { margin: 1.5rem 0 0.5rem; font-size: 0.8125rem; letter-spacing: 0.08em;
  text-transform: uppercase; color: var(--quiet); }
p { margin: 0.75rem 0; max-width: 68ch; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; z-index: 3; background: var(--signal); color: var(--ground); padding: 0.5rem 1rem; }
header { position: sticky; top: 0; z-index: 2; background: var(--ground); padding: 1rem clamp(1rem, 4vw, 3rem);
  border-bottom: 3px solid var(--signal); }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1.5rem; }
.raw { font-family: var(--mono); font-size: 0.875rem; }
.search { display: flex; align-items: center; gap: 0.75rem; margin-top: 0.75rem; }
.search label { font-weight: 600; }
.search input { flex: 1; max-width: 34rem; min-width: 0; min-height: 2.75rem; padding: 0 0.875rem; font: inherit;
  color: inherit; background: var(--surface); border: 1px solid #8b9096; border-radius: 0; }
.search input::placeholder { color: var(--quiet); opacity: 1; }
#found { flex: none; min-width: 6.5rem; margin: 0; font-size: 0.875rem; color: var(--quiet); }
.columns { display: grid; grid-template-columns: 12rem minmax(0, 60rem); gap: clamp(1.5rem, 4vw, 4rem);
  padding: 1rem clamp(1rem, 4vw, 3rem) 6rem; }
nav { position: sticky; top: calc(var(--head) + 1.5rem); align-self: start; display: grid;
  max-height: calc(100vh - var(--head) - 3rem); overflow-y: auto; border-left: 1px solid var(--line); }
nav a { padding: 0.3rem 1rem; color: var(--quiet); text-decoration: none; }
nav a:hover { color: var(--text); box-shadow: inset 3px 0 var(--signal); }
main:focus { outline: none; }
.about { color: var(--quiet); margin-bottom: 1.25rem; }
details { background: var(--surface); border-left: 3px solid var(--line); margin: 0.375rem 0; }
details[open] { border-left-color: var(--signal); }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.875rem; min-height: 2.75rem;
  padding: 0.625rem 1rem; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--raised); }
.method { flex: none; width: 4.25rem; font: 800 1.0625rem/1.4 var(--display); letter-spacing: 0.04em; text-transform: uppercase; }
.get { color: var(--good); } .post { color: var(--hot); } .put, .patch { color: #ffd166; } .delete { color: var(--bad); }
.path { font-weight: 600; font-size: 0.9375rem; } .path i { color: var(--quiet); font-style: normal; }
.says { color: var(--quiet); flex: 1 1 14rem; }
.lock { font-size: 0.75rem; letter-spacing: 0.04em; color: var(--quiet); border: 1px solid var(--line); padding: 0 0.5rem; }
.inside { padding: 0 1rem 1.25rem; border-top: 1px solid var(--line); }
.inside > p { max-width: none; }
.field { display: grid; grid-template-columns: minmax(9rem, 16rem) minmax(7rem, 13rem) minmax(0, 1fr); gap: 0.125rem 1.25rem;
  padding: 0.4rem 0; border-top: 1px solid var(--line); }
.field:first-child { border-top: 0; }
.field .fields { margin-top: 0.25rem; } .field .fields .field { display: block; }
.name { font-weight: 600; } .good { color: var(--good); } .bad { color: var(--bad); }
.type small { color: var(--quiet); }
.required { color: var(--hot); font-weight: 600; font-size: 0.8125rem; }
.notes { color: var(--quiet); overflow-wrap: break-word; }
@media (max-width: 60rem) {
  .columns { display: block; }
  nav { position: static; display: flex; flex-wrap: wrap; max-height: none; border: 0; gap: 0.25rem; }
  nav a { padding: 0.5rem 0.75rem; background: var(--surface); }
  .inside .field { grid-template-columns: minmax(0, 1fr); padding: 0.625rem 0; }
  .says { flex-basis: 100%; }
  .search label { position: absolute; left: -99rem; }
  .search { flex-wrap: wrap; gap: 0.25rem; } #found:empty { display: none; }
}
`;
