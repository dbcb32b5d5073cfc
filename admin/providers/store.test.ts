import { localStorageStore, memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../api/client/storage.ts';
import { keepNamedLanguage } from './language.ts';
import { createStore } from './store.ts';

it('keeps the language under the key of the site and in the cookie', () => {
  createStore().setItem('locale', 'cs');
  expect(localStorage.getItem(STORAGE_KEYS.language)).toBe('cs');
  expect(document.cookie).toContain('language=cs');
});

it('takes up the language that the address names, which is shortened then', () => {
  localStorage.setItem(STORAGE_KEYS.language, 'cs');
  history.replaceState(null, '', '/admin/orders?lang=en&page=2#top');
  keepNamedLanguage();
  expect(createStore(memoryStore()).getItem('locale')).toBe('en');
  expect(localStorage.getItem(STORAGE_KEYS.language)).toBe('en');
  expect(location.pathname + location.search + location.hash).toBe('/admin/orders?page=2#top');
});

it('takes up the language that the site has stored', () => {
  localStorage.setItem(STORAGE_KEYS.language, 'cs');
  expect(createStore().getItem('locale')).toBe('cs');
});

it('forgets selected records with the page', () => {
  const stored = memoryStore();
  const store = createStore(stored);
  store.setItem('orders.selectedIds', [1, 2]);
  expect(store.getItem('orders.selectedIds')).toEqual([1, 2]);
  expect(stored.getItem('orders.selectedIds')).toBeUndefined();
  expect(createStore(stored).getItem('orders.selectedIds')).toBeUndefined();
});

it('follows the language chosen in another tab', () => {
  const store = createStore();
  store.setup();
  const heard: unknown[] = [];
  store.subscribe('locale', (locale) => heard.push(locale));
  localStorage.setItem(STORAGE_KEYS.language, 'en');
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.language, newValue: 'en' }));
  store.teardown();
  expect(heard).toEqual(['en']);
});

it('keeps what a person has set up over signing out, and nothing else', () => {
  const store = createStore(localStorageStore('1', 'Paddock'));
  store.setItem('locale', 'cs');
  store.setItem('theme', 'dark');
  store.setItem('cars.listParams', { page: 3 });
  store.setItem('cars.datatable', ['id']);
  store.setItem('orders.savedQueries', [{ label: 'Mine', value: {} }]);
  store.reset();
  expect(store.getItem('locale')).toBe('cs');
  expect(store.getItem('theme')).toBe('dark');
  expect(store.getItem('cars.datatable')).toEqual(['id']);
  expect(store.getItem('orders.savedQueries')).toEqual([{ label: 'Mine', value: {} }]);
  expect(store.getItem('cars.listParams')).toBeUndefined();
});
