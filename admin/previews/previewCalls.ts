import type { Client } from '../../api/client/createClient.ts';
import type { PreviewInput, PreviewLink } from '../../api/contract/types.ts';

/** The call that react-admin has no method for: a signed address of a hidden record. */
export interface PreviewCalls {
  preview(asked: PreviewInput): Promise<PreviewLink>;
}

export const previewCalls = (client: Client): PreviewCalls => ({
  preview: (body) => client.post('/previews', { body }),
});
