import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext } from 'react';
import { type ResourceProps, useResourceContext, useTranslate } from 'react-admin';
import { Route } from 'react-router';
import { type Action, type Area, may, type Role } from '../../api/contract/access.ts';
import { PageHeading } from './PageHeading.tsx';

/** The role of who is signed in. It hides what the API would refuse. */
export const RoleContext = createContext<Role>('owner');

/** The areas of screens that aren't plain content. */
const AREAS: Readonly<Record<string, readonly Area[]>> = {
  orders: ['orders'],
  payments: ['orders'],
  messages: ['messages'],
  mails: ['orders', 'messages'],
  settings: ['settings'],
  website: ['settings'],
  profile: ['profile'],
  users: ['accounts'],
  'api-tokens': ['security'],
  'security-log': ['security'],
  'first-steps': ['operations'],
  'personal-data': ['operations'],
};

/** Screens that are of no use to whoever may only look. */
const WRITERS_ONLY = new Set(['website', 'first-steps']);

const mayOn = (role: Role, action: Action, screen: string) =>
  (AREAS[screen] ?? ['content']).every((area) => may({ role }, action, area));

/** Whether the reader may change what a screen shows; without a name the one around. */
export function useMayWrite(screen?: string): boolean {
  const around = useResourceContext();
  return mayOn(useContext(RoleContext), 'write', screen ?? around ?? '');
}

/** Whether the reader may look at a screen. */
export const useMayRead = (screen: string): boolean =>
  mayOn(useContext(RoleContext), 'read', screen);

/** What only those see who may change what the screen around shows. */
export const ForWriters = ({ children }: { children: ReactNode }) =>
  useMayWrite() ? children : null;

/** A resource as far as a role may use it: its menu items, links and addresses follow. */
export function resourceFor(role: Role, resource: ResourceProps): ResourceProps {
  const { name } = resource;
  const needed = WRITERS_ONLY.has(name) ? 'write' : 'read';
  if (!mayOn(role, needed, name)) {
    return { name, children: <Route element={<NotAllowed />} path="*" /> };
  }
  if (mayOn(role, 'write', name)) return resource;
  const { create: _, hasCreate: __, ...readable } = resource;
  // A form that cannot be saved still shows a record, unless there is a view of its own.
  return resource.hasShow ? { ...readable, hasEdit: false } : readable;
}

const NotAllowed = () => {
  const translate = useTranslate();
  return (
    <>
      <PageHeading>{translate('paddock.notAllowed.title')}</PageHeading>
      <Typography>{translate('paddock.notAllowed.text')}</Typography>
    </>
  );
};
