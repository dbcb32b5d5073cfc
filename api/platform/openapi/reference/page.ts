import { escapeHtml } from '../../html.ts';
import type { OpenApiDocument } from '../document.ts';
import { METHODS, type Schema } from '../model.ts';
import { operationBlock } from './operation.ts';
import { fieldList, paragraphs, prose, typeOf } from './schema.ts';

/**
 * The document as a page that needs nothing from elsewhere and can be read without a script. Swagger
 * UI 5.35 was tried: it fails WCAG AA contrast as it comes, and showed only the first 5 operations.
 */
export function referencePage(document: OpenApiDocument): string {
  const { info, tags, components } = document;
  const names = Object.keys(components.schemas).sort();
  const links = tags.map(({ name }) => `<a href="#${idOf(name)}">${escapeHtml(name)}</a>`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(info.title)}</title>
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="docs/style.css">
<script src="docs/filter.js" defer></script>
</head>
<body>
<a class="skip" href="#operations">Skip to the operations</a>
<header>
<div class="head"><h1>${escapeHtml(info.title)}</h1><a class="raw" href="openapi.json">openapi.json</a></div>
<div class="search" id="search" hidden><label for="filter">Filter</label><input type="search" id="filter" autocomplete="off" placeholder="post /cars, invoice, slug …"><p id="found" role="status"></p></div>
</header>
<div class="columns">
<nav aria-label="Chapters">${links.join('')}<a href="#schemas">Schemas</a></nav>
<main id="operations" tabindex="-1">
<div id="intro">${paragraphs(info.description)}</div>
${tags.map((tag) => chapter(document, tag)).join('\n')}
<section id="schemas"><h2>Schemas</h2>
${names.map((name) => schemaBlock(name, components.schemas[name] ?? {})).join('\n')}
</section>
</main>
</div>
</body>
</html>
`;
}

/** A slanted stroke in the signal colour; the storefront's icon has another name in each build. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23ff5b14' d='M3 0h5L5 8H0z'/%3E%3C/svg%3E";

function chapter(
  document: OpenApiDocument,
  { name, description }: OpenApiDocument['tags'][number],
) {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation?.tags.includes(name)) return [];
      return [operationBlock(document, path, method, operation)];
    }),
  );
  return `<section class="chapter" id="${idOf(name)}"><h2>${escapeHtml(name)}</h2><p class="about">${prose(description)}</p>
${operations.join('\n')}</section>`;
}

function schemaBlock(name: string, schema: Schema) {
  const { description = '' } = schema;
  return `<details class="schema" id="schema-${name}"><summary><code>${name}</code></summary><div class="inside">${description && paragraphs(description)}${fieldList(schema) || typeOf(schema)}</div></details>`;
}

const idOf = (tag: string) => tag.toLowerCase().replaceAll(' ', '-');
