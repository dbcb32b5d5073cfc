import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oneLanguage } from '../api/contract/messages/oneLanguage.ts';
import { offlineFiles, WORKER } from './redemptions/offline/offlineFiles.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const page = path('index.html');
const worker = path('redemptions/offline/worker.ts');
/** Where the browser starts: in a file of its own each. */
const STARTS = [page, worker, path('main.tsx')];

const ofFolder = (folder: string) => new RegExp(`/admin/${folder}/`);

/**
 * What every screen needs is in two files, of which the libraries change seldom; what many need, with the
 * libraries it uses, in five more. The bundler alone makes a file of each set of screens that share a
 * module: 130, of which a list loads 90.
 */
const sharedFiles = [
  { name: 'libraries', tags: ['$initial' as const], test: /\/node_modules\//, priority: 5 },
  {
    name: 'frame',
    tags: ['$initial' as const],
    test: (id: string) => !STARTS.includes(id),
    priority: 4,
  },
  { name: 'parts', test: ofFolder('ui'), minShareCount: 5, priority: 3 },
  { name: 'lists', test: ofFolder('lists'), minShareCount: 5, priority: 2 },
  { name: 'ordering', test: ofFolder('ordering'), minShareCount: 5, priority: 2 },
  { name: 'forms', test: ofFolder('form'), minShareCount: 5, priority: 1 },
  { name: 'pictures', test: ofFolder('pictures'), minShareCount: 5, priority: 1 },
];

/** Builds the back-office into dist/admin. Nothing is inlined: the policy forbids inline scripts. */
export default defineConfig({
  root: path('.'),
  base: '/admin/',
  plugins: [react(), oneLanguage(), offlineFiles('/admin/')],
  resolve: {
    // Libraries import React's and MUI's packages by two names; one copy serves both.
    dedupe: ['react', 'react-dom', 'react-router', '@mui/material', '@mui/system'],
    alias: { 'object.entries': path('i18n/objectEntries.cjs') },
  },
  build: {
    outDir: path('../dist/admin'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1_400,
    rolldownOptions: {
      input: { index: page, [WORKER]: worker },
      output: {
        codeSplitting: { groups: sharedFiles },
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { port: 5174, proxy: { '/api': backend(), '/uploads': backend(), '/login': backend() } },
});

function backend(): string {
  return process.env.PADDOCK_API ?? 'http://127.0.0.1:3000';
}
