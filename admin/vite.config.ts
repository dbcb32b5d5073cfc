import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oneLanguage } from '../api/contract/messages/oneLanguage.ts';
import { offlineFiles, WORKER } from './redemptions/offline/offlineFiles.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

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
      input: { index: path('index.html'), [WORKER]: path('redemptions/offline/worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { port: 5174, proxy: { '/api': backend(), '/uploads': backend(), '/login': backend() } },
});

function backend(): string {
  return process.env.PADDOCK_API ?? 'http://127.0.0.1:3000';
}
