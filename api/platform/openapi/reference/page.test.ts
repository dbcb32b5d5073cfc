import { type HTMLElement, Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { readApiDocument } from '../../../testing/apiDocument.ts';
import { referencePage } from './page.ts';
import { FILTER_SCRIPT } from './script.ts';

/** A page of a few chapters: a whole one takes this DOM seconds. */
const TAGS = ['Cars', 'Car photos', 'Orders'];
const SCHEMAS = ['Car', 'CarCreate'];
const { tags, components, ...rest } = await readApiDocument();
const schemas = Object.entries(components.schemas).filter(([name]) => SCHEMAS.includes(name));
const page = referencePage({
  ...rest,
  tags: tags.filter(({ name }) => TAGS.includes(name)),
  components: { ...components, schemas: Object.fromEntries(schemas) },
});

describe('the reference page', () => {
  let window: Window;
  beforeEach(() => {
    window = new Window({
      url: 'http://localhost/api/docs',
      settings: {
        enableJavaScriptEvaluation: true,
        suppressInsecureJavaScriptEnvironmentWarning: true,
        disableJavaScriptFileLoading: true,
      },
    });
    window.document.write(page);
  });

  const shown = () =>
    [...window.document.querySelectorAll('.operation')]
      .filter((operation) => !operation.closest('[hidden]'))
      .map(({ id }) => id);

  const type = (words: string) => {
    const field = window.document.querySelector('input');
    if (!field) throw new Error('no field');
    field.value = words;
    field.dispatchEvent(new window.Event('input'));
  };

  const element = (id: string): HTMLElement => {
    const found = window.document.getElementById(id);
    if (!(found instanceof window.HTMLElement)) throw new Error(`no ${id}`);
    return found;
  };

  it('tells of an operation: parameters, body, answers and who may call', () => {
    const text = element('createCar').textContent.replaceAll(/\s+/g, ' ');
    expect(text).toContain('post/api/carsAdd a carowner, editor');
    expect(text).toContain('multipart/form-dataCarCreateForm');
    expect(text).toContain('201CarThe new record.Headers: Location');
    expect(element('listCars').textContent).toContain('_page');
    expect(element('schema-CarCreate').textContent).toContain('translations.cs.name');
  });

  it('hides the field for filtering where no script runs', () => {
    expect(element('search').hidden).toBe(true);
  });

  it('filters by words of the path, the method and the summary', () => {
    window.eval(FILTER_SCRIPT);
    expect(element('search').hidden).toBe(false);
    type('POST /cars');
    expect(shown()).toEqual(['createCar', 'createNestedCarPhotos']);
    expect(element('found').textContent).toBe('2 operations');
    type('get invoice');
    expect(shown()).toEqual(['getInvoice']);
    type('');
    expect(shown()).toContain('placeOrder');
  });

  it('opens what the address points at, although it was filtered away', () => {
    window.eval(FILTER_SCRIPT);
    type('invoice');
    window.location.hash = '#schema-Car';
    window.dispatchEvent(new window.Event('hashchange'));
    expect(element('schema-Car').hasAttribute('open')).toBe(true);
    expect(element('schema-Car').closest('[hidden]')).toBeNull();
  });
});
