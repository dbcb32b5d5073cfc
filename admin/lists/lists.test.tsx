import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { team } from '../team/index.ts';
import { json, type ReceivedCall } from '../testing/fakeApi.ts';
import { holdTimers } from '../testing/holdTimers.ts';
import { onPhone } from '../testing/onPhone.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { alertText, fill, rowOf } from '../testing/screenParts.ts';
import { membersApi, testMembers } from './testMembers.ts';

const open = (
  address = '/team',
  refuses?: (call: ReceivedCall) => boolean,
  locale: 'cs' | 'en' = 'en',
) => renderScreen({ address, locale, resource: team, answer: membersApi(refuses) });

const names = () =>
  screen
    .getAllByRole('row', { hidden: true })
    .flatMap((row) => /Marek|Jana|Eva/.exec(row.textContent ?? '') ?? []);
const press = async (label: string) => fireEvent.click(await screen.findByLabelText(label));
const puts = (calls: readonly ReceivedCall[]) => calls.filter(({ method }) => method === 'PUT');
const tick = async (name: string) => {
  const row = await rowOf(name);
  fireEvent.click(within(row).getByRole('checkbox'));
};

describe('the address', () => {
  it('tells filters, sorting and page', async () => {
    const search = new URLSearchParams({
      filter: '{"q":"lynx"}',
      sort: 'name',
      order: 'DESC',
      page: '2',
      perPage: '10',
    });
    const { calls } = await open(`/team?${search}`);
    await rowOf('Marek');
    const url = calls[0]?.url ?? '';
    expect(url).toContain('filter={"q":"lynx"}');
    expect(url).toContain('sort=["name","DESC"]');
    expect(url).toContain('range=[10,19]');
  });
});

it.each([
  ['en', 'Select: Marek'],
  ['cs', 'Vybrat: Marek'],
] as const)("a row's checkbox has the record's name, in %s", async (locale, name) => {
  await open('/team', undefined, locale);
  expect(within(await rowOf('Marek')).getByRole('checkbox', { name })).toBeShown();
});

it.each([
  ['en', 'Search'],
  ['cs', 'Hledat'],
] as const)('the search has a name, not only a placeholder: %s', async (locale, name) => {
  await open('/team', undefined, locale);
  expect(await screen.findByLabelText(name, { selector: 'input' })).toBeShown();
});

it.each([
  [
    'en',
    ['Add filter', 'Save current query...', 'Query name', 'Save', 'Required', 'Search'],
    'A query of this name is saved already. Choose another name, or remove that query first.',
  ],
  [
    'cs',
    [
      'Přidat filtr',
      'Uložit aktuální dotaz...',
      'Jméno dotazu',
      'Uložit',
      'Povinné pole',
      'Hledat',
    ],
    'Dotaz tohoto jména už je uložený. Zvolte jiné jméno, nebo ten uložený nejdřív odstraňte.',
  ],
] as const)(
  'filters are saved only under a name of their own, in %s',
  async (locale, texts, taken) => {
    const [add, saveQuery, label, save, required, search] = texts;
    const { calls } = await open('/team?filter={"q":"a"}', undefined, locale);
    fireEvent.click(await screen.findByRole('button', { name: add }));
    fireEvent.click(await screen.findByRole('menuitem', { name: saveQuery }));
    const name = await screen.findByLabelText<HTMLInputElement>(label);
    const saving = screen.getByRole('button', { name: save });
    fireEvent.click(saving);
    expect([name.isConnected, name.validationMessage]).toEqual([true, required]);
    fireEvent.change(name, { target: { value: ' ' } });
    if (name.form) fireEvent.submit(name.form);
    expect([name.isConnected, name.validationMessage]).toEqual([true, required]);
    fireEvent.input(name, { target: { value: 'Lynxes' } });
    expect(name.validationMessage).toBe('');
    fireEvent.click(saving);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: add }));
    expect(await screen.findByRole('menuitem', { name: /Lynxes/ })).toBeShown();
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    fireEvent.change(screen.getByPlaceholderText(search), { target: { value: 'b' } });
    await waitFor(() => expect(calls.at(-1)?.url).toContain('{"q":"b"}'));
    fireEvent.click(await screen.findByRole('button', { name: add }));
    fireEvent.click(await screen.findByRole('menuitem', { name: saveQuery }));
    const other = await screen.findByLabelText<HTMLInputElement>(label);
    fireEvent.change(other, { target: { value: 'Lynxes ' } });
    fireEvent.click(screen.getByRole('button', { name: save }));
    expect([other.isConnected, other.validationMessage]).toEqual([true, taken]);
    fireEvent.input(other, { target: { value: 'Lynxes of Most' } });
    fireEvent.click(screen.getByRole('button', { name: save }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: add }));
    expect(await screen.findAllByRole('menuitem', { name: /Lynxes/ })).toHaveLength(2);
  },
);

it('selects the rows between two clicks when the second is made with Shift', async () => {
  await open();
  await tick('Marek');
  const last = within(await rowOf('Eva')).getByRole('checkbox');
  fireEvent.click(last, { shiftKey: true });
  expect(await screen.findByText('3 items selected')).toBeShown();
});

it.each([
  ['en', 'Selected: 1', 'Selected: 2', 'Selected: 0'],
  ['cs', 'Vybráno: 1', 'Vybráno: 2', 'Vybráno: 0'],
] as const)('screen readers are told how many are selected, in %s', async (locale, ...texts) => {
  const [one, two, none] = texts;
  await open('/team', undefined, locale);
  const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await tick('Marek');
  await waitFor(() => expect(told()).toContain(one));
  await tick('Eva');
  await waitFor(() => expect(told()).toContain(two));
  await tick('Marek');
  await tick('Eva');
  await waitFor(() => expect(told()).toContain(none));
});

describe('a saved record', () => {
  it('stands in the list where it now belongs, which is read again once', async () => {
    const members = testMembers.map((member) => ({ ...member }));
    const { calls } = await renderScreen({
      address: '/team/1',
      locale: 'en',
      resource: team,
      answer: ({ method, url, body }) => {
        const one = members.find(({ id }) => url.endsWith(`/${id}`));
        if (one && method === 'PUT') Object.assign(one, body);
        if (one) return json(one);
        const placed = members.toSorted((a, b) => a.display_order - b.display_order);
        return json(placed, 200, { 'x-total-count': '3' });
      },
    });
    const reads = () => calls.filter(({ url }) => url.startsWith('/api/team-members?'));
    await fill(/^Order/, '7');
    expect(names()).toEqual(['Marek', 'Jana', 'Eva']);
    expect(reads()).toHaveLength(1);
    fireEvent.click(screen.getByText('Update'));
    await waitFor(() => expect(names()).toEqual(['Jana', 'Eva', 'Marek']));
    expect(reads()).toHaveLength(2);
  });
});

describe('what is found', () => {
  const answer = (count: number) => (call: ReceivedCall) => {
    const whole = membersApi()(call);
    if (!call.url.includes('range=')) return whole;
    const total = call.url.includes('"q":"') ? count : 70;
    const body = count === 0 && total === 0 ? '[]' : whole.body;
    return new Response(body, { headers: { 'x-total-count': String(total) } });
  };
  // Dragging has a status of its own.
  const told = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');

  it.each([
    ['en', 0, 'No team members found'],
    ['en', 1, 'One record found.'],
    ['en', 3, '3 records found.'],
    ['en', 30, '30 records found. Page 1 of 2.'],
    ['cs', 0, 'Žádní členové týmu nenalezeni'],
    ['cs', 1, 'Nalezen 1 záznam.'],
    ['cs', 3, 'Nalezeny 3 záznamy.'],
    ['cs', 30, 'Nalezeno 30 záznamů. Stránka 1 z 2.'],
  ] as const)('is told after a search: %s, %i', async (locale, count, text) => {
    await renderScreen({ address: '/team', locale, resource: team, answer: answer(count) });
    await rowOf('Marek');
    expect(told()).toBe('');
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'driver' } });
    await waitFor(() => expect(told()).toBe(text));
  });

  it('is told again after sorting, in the same words', async () => {
    await renderScreen({ address: '/team', locale: 'en', resource: team, answer: answer(3) });
    await rowOf('Marek');
    const sort = () => fireEvent.click(screen.getByRole('button', { name: /^Sort by name/i }));
    sort();
    await waitFor(() => expect(told()).toBe('70 records found. Page 1 of 3.'));
    sort();
    await waitFor(() => expect(told()).toBe(''));
    await waitFor(() => expect(told()).toBe('70 records found. Page 1 of 3.'));
  });
});

it.each([
  ['en', 'Sort by Name ascending'],
  ['cs', 'Seřadit podle: Jméno vzestupně'],
] as const)(
  'sorts by a field whose name is written as in its heading: %s',
  async (locale, name) => {
    await open('/team', undefined, locale);
    expect(await screen.findByRole('button', { name })).toBeShown();
  },
);

describe('the pager', () => {
  const answer = (call: ReceivedCall) => {
    const whole = membersApi()(call);
    const isList = call.url.includes('range=');
    return isList ? new Response(whole.body, { headers: { 'x-total-count': '70' } }) : whole;
  };

  it.each([false, true])(
    'leads to the first record of its page, on a phone: %s',
    async (isPhone) => {
      if (isPhone) onPhone();
      await renderScreen({ address: '/team', locale: 'en', resource: team, answer });
      await screen.findAllByText('Marek');
      expect(document.activeElement).toBe(document.body);
      const next = screen.getByRole('button', { name: 'Go to next page' });
      next.focus();
      fireEvent.click(next);
      await waitFor(() => expect(document.activeElement?.matches('tbody tr, li')).toBe(true));
      expect(document.activeElement?.textContent).toContain('Marek');
    },
  );

  it.each([
    [
      'en',
      'Pages of the list',
      ['Go to previous page', 'Go to page 1', 'Page 2', 'Go to next page'],
    ],
    [
      'cs',
      'Stránky seznamu',
      ['Předchozí stránka', 'Jít na stránku 1', 'Stránka 2', 'Další stránka'],
    ],
  ] as const)('speaks the language of the back-office: %s', async (locale, name, buttons) => {
    await renderScreen({ address: '/team?page=2', locale, resource: team, answer });
    const pager = within(await screen.findByRole('navigation', { name }));
    for (const button of buttons) expect(pager.getByRole('button', { name: button })).toBeShown();
  });

  it.each([
    ['en', ['Go to previous page', 'Go to next page']],
    ['cs', ['Předchozí stránka', 'Další stránka']],
  ] as const)('does so on a phone, too: %s', async (locale, buttons) => {
    onPhone();
    await renderScreen({ address: '/team?page=2', locale, resource: team, answer });
    for (const name of buttons) expect(await screen.findByRole('button', { name })).toBeShown();
  });
});

describe('saved queries', () => {
  it('are saved under a name, shown again, and removed', async () => {
    const { calls } = await open('/team?filter={"is_active":true}&sort=name&order=ASC');
    await rowOf('Marek');
    fireEvent.click(screen.getByText('Add filter'));
    fireEvent.click(await screen.findByText('Save current query...'));
    await fill(/Query name/, 'Active by name');
    fireEvent.click(screen.getByText('Save'));

    fireEvent.click(screen.getByText('Add filter'));
    fireEvent.click(await screen.findByText('Remove all filters'));
    await waitFor(() => expect(calls.at(-1)?.url).toContain('filter={}'));
    fireEvent.click(screen.getByText('Add filter'));
    fireEvent.click(await screen.findByText('Active by name'));
    await waitFor(() => expect(calls.at(-1)?.url).toContain('filter={"is_active":true}'));

    fireEvent.click(screen.getByText('Add filter'));
    fireEvent.click(await screen.findByText('Remove query “Active by name”'));
    fireEvent.click(await screen.findByText('Confirm'));
    fireEvent.click(screen.getByText('Add filter'));
    await screen.findByText('Save current query...');
    expect(screen.queryByText(/Active by name/)).toBeNull();
  });
});

it('shows a column that is hidden at first once it is chosen', async () => {
  await open();
  await rowOf('Marek');
  expect(screen.queryByText('https://instagram.com/lynx')).toBeNull();
  fireEvent.click(screen.getByText('Columns'));
  fireEvent.click(await screen.findByLabelText('Instagram (URL)'));
  expect(await screen.findAllByText('https://instagram.com/lynx')).toHaveLength(3);
});

it('keeps one column: rows of nothing could not be told apart', async () => {
  await open();
  await rowOf('Marek');
  fireEvent.click(screen.getByText('Columns'));
  const dialog = await screen.findByRole('dialog');
  for (const box of within(dialog).getAllByRole<HTMLInputElement>('checkbox')) {
    if (box.checked && !box.disabled) fireEvent.click(box);
  }
  const boxes = within(dialog).getAllByRole<HTMLInputElement>('checkbox');
  const [left, ...others] = boxes.filter(({ checked }) => checked);
  expect([left?.disabled, others]).toEqual([true, []]);
  fireEvent.click(screen.getByText('Default columns'));
  await waitFor(() => expect(left?.disabled).toBe(false));
});

/** How long what was done to several records can be taken back, in milliseconds. */
const UNDOABLE_MS = 12_000;

describe('several records', () => {
  const deactivate = async () => {
    await tick('Marek');
    await tick('Eva');
    fireEvent.click(await screen.findByText('Change'));
    await press('Active: No');
  };

  it('are set inactive at once, and saved when it is not undone', async () => {
    const undoable = holdTimers(UNDOABLE_MS);
    const { calls } = await open();
    await deactivate();
    await waitFor(async () => expect(within(await rowOf('Marek')).getByText('No')).toBeShown());
    expect(await alertText()).toContain('Active: No – 2 records changed');
    expect(puts(calls)).toEqual([]);
    await undoable.pass();
    await waitFor(() => expect(puts(calls)).toHaveLength(2));
    expect(puts(calls).map(({ url, body }) => [url, body])).toEqual([
      ['/api/team-members/1', { is_active: false }],
      ['/api/team-members/3', { is_active: false }],
    ]);
  });

  it('that were so already are neither counted nor written; what can be undone still is', async () => {
    const undoable = holdTimers(UNDOABLE_MS);
    const { calls } = await open();
    const setAll = async (label: string) => {
      for (const name of ['Marek', 'Eva']) await tick(name);
      fireEvent.click(await screen.findByText('Change'));
      await press(label);
    };
    await setAll('Active: Yes');
    expect(await alertText()).toBe('Active: Yes – 2 records left as they were');
    for (const value of ['No', 'Yes']) {
      await setAll(`Active: ${value}`);
      await waitFor(async () => expect(within(await rowOf('Eva')).getByText(value)).toBeShown());
      // The notice of the one before it sends that one.
      await waitFor(async () =>
        expect(await alertText()).toContain(`Active: ${value} – 2 records changed`),
      );
    }
    await undoable.pass();
    await waitFor(() =>
      expect(puts(calls).map(({ body }) => body)).toEqual([
        { is_active: false },
        { is_active: false },
        { is_active: true },
        { is_active: true },
      ]),
    );
  });

  it('stay as they were when it is undone', async () => {
    const undoable = holdTimers(UNDOABLE_MS);
    const { calls } = await open();
    await deactivate();
    fireEvent.click(await screen.findByText('Undo'));
    await waitFor(async () => expect(within(await rowOf('Marek')).getByText('Yes')).toBeShown());
    await undoable.pass();
    expect(puts(calls)).toEqual([]);
  });

  it('are selected again when it is undone, which is said', async () => {
    await open();
    await deactivate();
    await waitFor(() => expect(screen.queryByText('2 items selected')).toBeNull());
    fireEvent.click(await screen.findByText('Undo'));
    expect(await screen.findByText('2 items selected')).toBeShown();
    expect(await alertText()).toBe('Active: No – undone');
  });

  it('leave the focus with the first of them, once they are not selected any more', async () => {
    await open();
    await deactivate();
    const row = await rowOf('Marek');
    await waitFor(() =>
      expect(document.activeElement).toBe(within(row).getByRole('checkbox', { hidden: true })),
    );
  });

  it('are deleted after a confirmation; the one that fails is named', async () => {
    const { calls } = await open(
      '/team',
      ({ method, url }) => method === 'DELETE' && url.endsWith('/2'),
    );
    await tick('Marek');
    await tick('Jana');
    // The rows' own buttons are icons with a label, so that this word is the bar's alone.
    fireEvent.click(await screen.findByText('Delete'));
    await screen.findByText(/Are you sure you want to delete these 2 items/);
    fireEvent.click(within(screen.getByRole('dialog')).getByText('Confirm'));
    expect(await alertText()).toBe('One of 2 records could not be deleted. Jana: Broken');
    const deleted = () => calls.filter(({ method }) => method === 'DELETE').map(({ url }) => url);
    expect(deleted()).toEqual(['/api/team-members/1', '/api/team-members/2']);
    // The next try is of that one.
    fireEvent.click(await screen.findByText('1 item selected'));
    fireEvent.click(screen.getByText('Delete'));
    fireEvent.click(within(await screen.findByRole('dialog')).getByText('Confirm'));
    await waitFor(() => expect(deleted().slice(2)).toEqual(['/api/team-members/2']));
  });
});

describe('a list that cannot be read again', () => {
  it('stays with what is selected, below a line that says so', async () => {
    let isOffline = false;
    await open('/team', () => isOffline);
    await tick('Marek');
    await tick('Jana');
    const bar = await screen.findByText('2 items selected');
    isOffline = true;
    fireEvent.click(screen.getByText('Delete'));
    fireEvent.click(within(await screen.findByRole('dialog')).getByText('Confirm'));
    fireEvent.click(await screen.findByText('Try again'));
    expect(names()).toEqual(['Marek', 'Jana', 'Eva']);
    isOffline = false;
    fireEvent.click(await screen.findByText('Try again'));
    await waitFor(() => expect(screen.queryByText('Try again')).toBeNull());
    expect([bar.isConnected, bar.textContent]).toEqual([true, '2 items selected']);
  });

  it.each([
    ['again', () => fireEvent.click(screen.getByText('Try again'))],
    [
      'with a filter',
      () => fireEvent.change(screen.getByPlaceholderText('Search'), { target: { value: 'Marek' } }),
    ],
  ])('is no longer said to be so once it was read %s', async (_, read) => {
    const failure = 'Failed to load team members';
    let isOffline = false;
    await open('/team', () => isOffline);
    await rowOf('Marek');
    isOffline = true;
    fireEvent.click(screen.getByRole('button', { name: /^Sort by name/i }));
    await waitFor(() => expect(screen.getAllByText(failure)).toHaveLength(2));
    isOffline = false;
    read();
    await waitFor(() => expect(screen.queryAllByText(failure)).toEqual([]));
    expect(names()).toEqual(['Marek', 'Jana', 'Eva']);
  });
});

it('ends a selection with the sorting and the filter that it was made in', async () => {
  await open();
  const selected = () => screen.queryByText(/items? selected/);
  await tick('Marek');
  await waitFor(() => expect(selected()).not.toBeNull());
  fireEvent.click(screen.getByRole('button', { name: /^Sort by name/i }));
  await waitFor(() => expect(selected()?.textContent ?? '0').toMatch(/^0/));
  await tick('Jana');
  await waitFor(() => expect(selected()?.textContent).toMatch(/^1/));
  fireEvent.change(screen.getByPlaceholderText('Search'), { target: { value: 'Jan' } });
  await waitFor(() => expect(selected()?.textContent ?? '0').toMatch(/^0/));
});

describe('the order', () => {
  const down = async (name: string) => {
    const row = await rowOf(name);
    fireEvent.click(within(row).getByLabelText(`Move down: ${name}`));
  };

  it('shows the new one before it is saved', async () => {
    const { calls } = await open();
    await down('Marek');
    expect(names()).toEqual(['Jana', 'Marek', 'Eva']);
    await waitFor(() => expect(puts(calls)).toHaveLength(2));
    expect(puts(calls).map(({ url, body }) => [url, body])).toEqual([
      ['/api/team-members/2', { display_order: 1 }],
      ['/api/team-members/1', { display_order: 2 }],
    ]);
  });

  it('keeps the focus on its buttons, which do nothing during a save and at the end', async () => {
    const { calls } = await open();
    const button = async (name: string) =>
      within(await rowOf(name)).getByLabelText<HTMLButtonElement>(`Move down: ${name}`);
    const down = await button('Marek');
    down.focus();
    fireEvent.click(down);
    // A disabled one loses the focus in a browser.
    expect([document.activeElement, down.disabled]).toEqual([down, false]);
    expect(down.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(down.getAttribute('aria-disabled')).toBe('false'));
    expect(puts(calls)).toHaveLength(2);
    fireEvent.click(await button('Eva'));
    expect(puts(calls)).toHaveLength(2);
  });

  it('comes back with a notice when a save fails, what was saved of it included', async () => {
    const { calls } = await open(
      '/team',
      ({ method, url }) => method === 'PUT' && url.endsWith('/1'),
    );
    await down('Marek');
    expect(await alertText()).toMatch(/^The new order could not be saved/);
    await waitFor(() => expect(names()).toEqual(['Marek', 'Jana', 'Eva']));
    expect(puts(calls).at(-1)).toMatchObject({
      url: '/api/team-members/2',
      body: { display_order: 2 },
    });
  });

  describe('that another administrator changed meanwhile', () => {
    /** Opens the list, which is stored in another order, or without a record, by then. */
    const openBefore = async (...order: string[]) => {
      let now: readonly object[] = testMembers;
      const opened = await renderScreen({
        address: '/team',
        locale: 'en',
        resource: team,
        answer: (call) =>
          call.method === 'GET'
            ? json(now, 200, { 'x-total-count': String(now.length) })
            : membersApi()(call),
      });
      await rowOf('Marek');
      now = order.flatMap((name, index) =>
        testMembers
          .filter(({ translations }) => translations.en.name === name)
          .map((member) => ({ ...member, display_order: index + 1 })),
      );
      return opened;
    };

    it('is kept but for the move: the record takes the place of the one it was moved over', async () => {
      // Marek was moved to the end.
      const { calls } = await openBefore('Jana', 'Eva', 'Marek');
      fireEvent.click(within(await rowOf('Eva')).getByLabelText('Move up: Eva'));
      await waitFor(() => expect(puts(calls)).toHaveLength(2));
      expect(puts(calls).map(({ url, body }) => [url, body])).toEqual([
        ['/api/team-members/3', { display_order: 1 }],
        ['/api/team-members/2', { display_order: 2 }],
      ]);
    });

    it('is not asked to move what is deleted', async () => {
      const { calls } = await openBefore('Jana', 'Eva');
      await down('Marek');
      expect(await alertText()).toBe(
        'The new order could not be saved; the previous one was restored. Someone has deleted this record meanwhile.',
      );
      expect(puts(calls)).toEqual([]);
      await waitFor(() => expect(names()).toEqual(['Jana', 'Eva']));
    });
  });

  it('cannot be changed while the list is filtered, and the handle says so', async () => {
    await open('/team?filter={"is_active":true}');
    const row = await rowOf('Marek');
    expect(within(row).queryByLabelText(/^Move down/)).toBeNull();
    fireEvent.click(within(row).getByLabelText('Move: Marek'));
    expect(await alertText()).toMatch(/^Records can only be moved while/);
  });
});

it('tells a failed load in the words of the catalogue, and tries again', async () => {
  let broken = true;
  await open('/team', ({ url }) => broken && url.includes('range'), 'cs');
  expect(await alertText()).toContain('Nepodařilo se načíst členy týmu');
  expect(screen.queryByText(/ z \d/)).toBeNull();
  broken = false;
  fireEvent.click(screen.getByText('Zkusit znovu'));
  expect(await rowOf('Marek')).toBeShown();
  expect(screen.getByText(/ z \d/)).toBeShown();
});

it('says that nothing was found, and shows everything again', async () => {
  await open('/team?filter={"q":"nobody"}');
  expect(await screen.findByText('No team members found')).toBeShown();
  expect(screen.getByText('Nothing matches these filters.')).toBeShown();
  fireEvent.click(screen.getByText('Remove all filters'));
  expect(await rowOf('Marek')).toBeShown();
});
