import { ApiError } from '../../api/client/ApiError.ts';
import type { Client } from '../../api/client/createClient.ts';
import type { Locale } from '../../api/contract/locales.ts';
import type {
  BlogImage,
  CarPhoto,
  ContactMessageDetail,
  Mail,
  Overview,
  PreviewInput,
  PreviewLink,
  RevisionDetail,
  SlugCheck,
  UploadedBlogImage,
} from '../../api/contract/types.ts';

/** The calls that react-admin has no method for. */
export interface OwnCalls {
  /**
   * Whether no post has this slug in a language. The answer 'Blog post not found' means that it is
   * free too; any other failure rejects.
   */
  isFreeSlug(slug: string, language: Locale): Promise<boolean>;
  /** The images that a saved post uses. */
  postImages(id: number): Promise<BlogImage[]>;
  /** Stores an image for an article. */
  uploadPostImage(file: File): Promise<UploadedBlogImage>;
  /** Sends several photos of a car at once. */
  uploadCarPhotos(carId: number, form: FormData): Promise<CarPhoto[]>;
  markMessageRead(id: number): Promise<ContactMessageDetail>;
  /** Sends a reply, as HTML, to a message's sender. */
  replyToMessage(id: number, replyMessage: string): Promise<ContactMessageDetail>;
  /** Queues a mail again that could not be sent, a reply's or an order's. */
  sendMailAgain(id: number): Promise<Mail>;
  /** How the shop did in the last `days`, and what waits to be done. */
  overview(days: number): Promise<Overview>;
  /** The stream of the live counts. */
  openLive(signal: AbortSignal): Promise<Response>;
  /** Restores a version; rejects when the record has another version than the given one. */
  restoreRevision(id: number, version?: number): Promise<RevisionDetail>;
  /** A signed address that shows a hidden record on the site. */
  preview(asked: PreviewInput): Promise<PreviewLink>;
}

export const ownCalls = (client: Client): OwnCalls => ({
  async isFreeSlug(slug, language) {
    try {
      const query = { slug, language };
      return (await client.get<SlugCheck>('/blog/check-slug', { query })).isUnique;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return true;
      throw error;
    }
  },
  postImages: (id) => client.get(`/blog/${id}/images`),
  uploadPostImage(file) {
    const body = new FormData();
    body.append('image', file, file.name);
    return client.post('/blog/images', { body });
  },
  uploadCarPhotos: (carId, form) => client.post(`/car-photos/${carId}`, { body: form }),
  markMessageRead: (id) => client.patch(`/contact-messages/${id}`, { body: { is_read: true } }),
  replyToMessage: (id, replyMessage) =>
    client.post(`/contact-messages/${id}/reply`, { body: { replyMessage } }),
  sendMailAgain: (id) => client.post(`/mails/${id}/retry`),
  overview: (days) => client.get('/overview', { query: { days } }),
  openLive: (signal) => client.open('/live', { headers: { accept: 'text/event-stream' }, signal }),
  restoreRevision: (id, version) =>
    client.post(`/revisions/${id}/restore`, { body: version === undefined ? {} : { version } }),
  preview: (body) => client.post('/previews', { body }),
});
