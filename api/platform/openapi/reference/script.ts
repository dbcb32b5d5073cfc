/** Sent as a file of its own, because the policy allows no inline script. */
export const FILTER_SCRIPT = `'use strict';
const field = document.getElementById('filter');
const found = document.getElementById('found');
const operations = [...document.querySelectorAll('.operation')];
const chapters = [...document.querySelectorAll('.chapter')];
const besides = [document.getElementById('intro'), document.getElementById('schemas')];

function filter() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const operation of operations) {
    const matches = words.every((word) => operation.dataset.search.includes(word));
    operation.hidden = !matches;
    if (matches) count += 1;
  }
  for (const chapter of chapters) {
    chapter.hidden = !chapter.querySelector('.operation:not([hidden])');
  }
  for (const part of besides) part.hidden = words.length > 0;
  found.textContent = words.length === 0 ? '' : count === 1 ? '1 operation' : count + ' operations';
}

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.closest('[hidden]')) {
    field.value = '';
    filter();
  }
  if (target instanceof HTMLDetailsElement) target.open = true;
  target.scrollIntoView();
}

document.getElementById('search').hidden = false;
field.addEventListener('input', filter);
addEventListener('hashchange', openTarget);
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === field || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  field.focus();
});
openTarget();
if (field.value !== '') filter();
`;
