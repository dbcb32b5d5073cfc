import { expect, it } from 'vitest';
import { rememberedLogin, rememberLogin } from './rememberedLogin.ts';
import { memoryStorage, STORAGE_KEYS } from './storage.ts';

const login = { email: 'admin@example.com', password: 'příliš žluťoučký' };

it('remembers a ticked password, not in plain text', () => {
  const storage = memoryStorage();
  rememberLogin(login, true, storage);
  expect(storage.getItem(STORAGE_KEYS.loginPassword)).not.toContain('příliš');
  expect(rememberedLogin(storage)).toEqual(login);
});

it('forgets the password once it is no longer ticked', () => {
  const storage = memoryStorage();
  rememberLogin(login, true, storage);
  rememberLogin(login, false, storage);
  expect(rememberedLogin(storage)).toEqual({
    email: login.email,
    password: '',
  });
});

it('survives a stored text that is no encoding', () => {
  const storage = memoryStorage();
  storage.setItem(STORAGE_KEYS.loginPassword, '%%%');
  expect(rememberedLogin(storage).password).toBe('');
});
