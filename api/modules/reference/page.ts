import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const swaggerUi = (name: string) =>
  readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`), 'utf8');

/** The reference page: Swagger UI with the API's own document. Links are relative to `/api/docs`. */
export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Paddock API</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23ff5b14' d='M3 0h5L5 8H0z'/%3E%3C/svg%3E">
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="stylesheet" href="docs/style.css">
<script src="docs/policy.js" defer></script>
<script src="docs/swagger-ui-bundle.js" defer></script>
<script src="docs/start.js" defer></script>
</head>
<body>
<noscript><p>This page needs JavaScript. The document itself: <a href="openapi.json">openapi.json</a></p></noscript>
<div id="swagger-ui"></div>
</body>
</html>
`;

/**
 * Swagger UI writes descriptions as HTML, and its sanitizer asks for a Trusted Types policy that the
 * page's headers refuse. All of it comes from our own document, so the default policy accepts HTML;
 * scripts stay refused. The sanitizer then finds no Trusted Types, and asks for nothing.
 */
const POLICY = `window.trustedTypes?.createPolicy('default', { createHTML: (html) => html });
Object.defineProperty(window, 'trustedTypes', { value: undefined });
`;

const START = `SwaggerUIBundle({
  dom_id: '#swagger-ui',
  url: 'openapi.json',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  syntaxHighlight: false,
  validatorUrl: null,
  // There is one server, so none to choose. An operation's path is a link inside the button that
  // opens it; the button sets the address, too.
  plugins: [
    () => ({
      wrapComponents: {
        ServersContainer: () => () => null,
        DeepLink: (_, { React }) => ({ text }) => React.createElement('span', null, text),
      },
    }),
  ],
});
`;

/** Swagger UI's own colours miss WCAG's contrast. */
const STYLE = `
body { margin: 0; }
.swagger-ui .info .title small { background: #3f5d00; }
.swagger-ui .info .title small.version-stamp { background: #3f5d00; }
.swagger-ui .info a, .swagger-ui .info .url, .swagger-ui .info a .url, .swagger-ui a.nostyle,
.swagger-ui .link, .swagger-ui .renderedMarkdown a { color: #0b57a4; }
.swagger-ui .btn.authorize { color: #146c43; border-color: #146c43; }
.swagger-ui .btn.authorize svg { fill: #146c43; }
.swagger-ui .btn.cancel { color: #b3261e; border-color: #b3261e; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #0b57a4; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #146c43; }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: #8a4b00; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0b6b5b; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3261e; }
.swagger-ui .parameter__name.required::after, .swagger-ui .parameter__name.required span { color: #b3261e; }
.swagger-ui .parameter__in, .swagger-ui .parameter__extension { color: #595959; }
.swagger-ui .opblock-body .body-param__example, .swagger-ui .opblock-body pre { max-height: none; overflow: visible;
  overflow-wrap: anywhere; white-space: pre-wrap; }
.swagger-ui .opblock-tag { overflow-wrap: anywhere; }
.swagger-ui .opblock .opblock-summary-path { overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  .swagger-ui .wrapper { padding: 0 0.75rem; }
  .swagger-ui .opblock-body, .swagger-ui table { overflow-x: auto; }
  .swagger-ui .opblock-summary-description { display: none; }
}
`;

/** The files of the page by their name under `/api/docs/`. */
export const FILES: Readonly<Record<string, { type: string; read(): Promise<string> }>> = {
  'swagger-ui.css': { type: 'text/css', read: () => swaggerUi('swagger-ui.css') },
  'style.css': { type: 'text/css', read: async () => STYLE },
  'policy.js': { type: 'text/javascript', read: async () => POLICY },
  'swagger-ui-bundle.js': {
    type: 'text/javascript',
    read: () => swaggerUi('swagger-ui-bundle.js'),
  },
  'start.js': { type: 'text/javascript', read: async () => START },
};
