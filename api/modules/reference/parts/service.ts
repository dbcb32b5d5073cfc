import { health, ready } from '../../../contract/entities/health.ts';
import { homeSection } from '../../../contract/entities/homeSection.ts';
import { pageLink } from '../../../contract/entities/page.ts';
import { answer, failures, listAnswer } from '../../../platform/openapi/answers.ts';
import type { Described, RouterPart } from '../../../platform/openapi/model.ts';

export const healthPart: RouterPart = {
  tag: { name: 'Health', description: 'For monitors and load balancers.' },
  routes: {
    'get /health': {
      id: 'getHealth',
      summary: 'Ask whether the server works',
      description:
        'Also tells whether demo content is off, being loaded or ready. A 503 with the status `full` says that nothing more can be stored.',
      answers: { 200: answer('It does.', 'Health'), ...failures(503) },
    },
    'get /health/ready': {
      id: 'getReadiness',
      summary: 'Ask whether requests may be sent here',
      description:
        'A 503 with the status `starting` or `stopping`, or without one while the database is away, says that they should go to another instance.',
      answers: { 200: answer('They may.', 'Ready'), ...failures(503) },
    },
  },
  records: { Health: health, Ready: ready },
};

export const homeSectionsPart: RouterPart = {
  tag: { name: 'Home page', description: 'How the site’s home page is arranged.' },
  routes: {
    'get /home-sections': {
      id: 'listHomeSections',
      summary: 'List the sections that the home page shows',
      description:
        'In their order. Those hidden by the setting `home_sections` are left out, and those without content.',
      answers: { 200: listAnswer('The sections.', 'HomeSection') },
    },
  },
  records: { HomeSection: homeSection },
};

export const pageLinksPart: RouterPart = {
  tag: { name: 'Page links', description: 'What the site’s navigation and footer link to.' },
  routes: {
    'get /page-links': {
      id: 'listPageLinks',
      summary: 'List the pages in navigation and footer',
      description: 'Those that visitors see, in their order, in the language asked.',
      answers: { 200: listAnswer('The links.', 'PageLink') },
    },
  },
  records: { PageLink: pageLink },
};

const file = (
  id: string,
  summary: string,
  description: string,
  type: string,
): Omit<Described, 'rule'> => ({
  id,
  summary,
  answers: { 200: { description, content: { [type]: { schema: { type: 'string' } } } } },
});

export const referencePart: RouterPart = {
  tag: { name: 'Reference', description: 'This document.' },
  routes: {
    'get /openapi.json': {
      id: 'getOpenApiDocument',
      summary: 'Read this document',
      answers: { 200: answer('OpenAPI 3.1.', { type: 'object' }) },
    },
    'get /docs': file('getReferencePage', 'Read it as a page', 'The page.', 'text/html'),
    'get /docs/filter.js': file(
      'getReferenceScript',
      'The search of the page',
      'A script.',
      'text/javascript',
    ),
    'get /docs/style.css': file(
      'getReferenceStyle',
      'The look of the page',
      'A style sheet.',
      'text/css',
    ),
  },
};
