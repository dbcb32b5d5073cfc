/**
 * The page that shows the document by Swagger UI. Its scripts and styles are files of their own,
 * because the policy allows no inline script.
 */
export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Paddock API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
<link rel="stylesheet" href="docs/style.css">
</head>
<body>
<main id="reference"></main>
<noscript><p>This page needs JavaScript. The document itself is at <a href="openapi.json">openapi.json</a>.</p></noscript>
<script src="docs/swagger-ui-bundle.js"></script>
<script src="docs/start.js"></script>
</body>
</html>
`;

/** There is one server, so there is nothing to choose. Links to operations would nest in buttons. */
export const START = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#reference',
  deepLinking: false,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  filter: true,
  plugins: [{ components: { ServersContainer: () => null } }],
});
`;

/** Darkens what Swagger UI shows with too little contrast. */
export const STYLE = `body { margin: 0; }
.swagger-ui .info .link { color: #1d5fa8; }
.swagger-ui .info .title small, .swagger-ui .info .title small pre { background: #3f6600; }
.swagger-ui .opblock .opblock-summary .opblock-summary-method { background: #1f2937; }
.swagger-ui .btn.authorize span, .swagger-ui .btn.authorize svg { color: #1b6e43; fill: #1b6e43; }
.swagger-ui .parameter__in, .swagger-ui .prop-format { color: #595959; }
`;
