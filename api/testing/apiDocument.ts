import { openTestDatabase } from '../../db/testing/databases.ts';
import type { OpenApiDocument } from '../platform/openapi/document.ts';
import { createHarness } from './harness.ts';

/** The document that the API answers. */
export async function readApiDocument(): Promise<OpenApiDocument> {
  const api = await createHarness(() => openTestDatabase('sqlite'));
  try {
    return (await api.send<OpenApiDocument>('/openapi.json')).body;
  } finally {
    await api.close();
  }
}
