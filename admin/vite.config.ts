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

/**
 * What every screen needs is in two files, of which the libraries change seldom. The bundler alone makes
 * 130 files of it, by which screens share a module: 44 KiB more, as each is compressed by itself.
 */
const firstFiles = [
  { name: 'libraries', tags: ['$initial' as const], test: /\/node_modules\//, priority: 9 },
  { name: 'frame', tags: ['$initial' as const], test: (id: string) => !STARTS.includes(id), priority: 8 },
  { name: 'parts', test: /\/admin\/layout\//, minShareCount: 5, priority: 3 },
  { name: 'lists', test: /\/admin\/lists\//, minShareCount: 5, priority: 2 },
  { name: 'forms', test: /\/admin\/form\//, minShareCount: 5, priority: 1 },
];

/** Builds the back-office into dist/admin. Nothing is inlined: the policy forbids inline scripts. */
export default defineConfig({
  root: path('.'),
  base: '/admin/',
  plugins: [react(), oneLanguage(), offlineFiles('/admin/')],
  // Libraries import React's and MUI's packages by two names; one copy serves both.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', '@mui/material', '@mui/system'] },
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
        codeSplitting: { groups: firstFiles },
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { port: 5174, proxy: { '/api': backend(), '/uploads': backend(), '/login': backend() } },
});

function backend(): string {
  return process.env.PADDOCK_API ?? 'http://127.0.0.1:3000';
}
