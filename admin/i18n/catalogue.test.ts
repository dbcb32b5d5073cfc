import { describe, expect, it } from 'vitest';
import { createI18nProvider } from './i18nProvider.ts';

/** Texts that must read word for word so, by their keys below `resources`. */
const ENGLISH = {
  'cars.action.setCurrent': 'Set as Current Season Vehicle',
  'cars.notifications.current': 'Car set as current season vehicle',
  'cars.failures.current': 'Failed to set car as current',

  'team.failures.load': 'Failed to load team members',
  'cars.failures.load': 'Failed to load cars',
  'events.failures.load': 'Failed to load events',
  'gallery.failures.load': 'Failed to load gallery images',
  'car-photos.failures.load': 'Failed to load car or photos',
  'sponsors.failures.load': 'Failed to load sponsors',
  'products.failures.load': 'Failed to load products',
  'achievements.failures.load': 'Failed to load achievements',
  'achievement-stats.failures.load': 'Failed to load achievement stats',
  'settings.failures.load': 'Failed to load settings',
  'orders.failures.load': 'Failed to load orders: why',
  'orders.failures.invalid': 'Invalid data format from API',
  'blog.failures.load': 'Failed to load posts: why',
  'blog.failures.invalidList': 'Unexpected data format when loading posts',

  'team.failures.edit': 'Failed to load team member for editing',
  'cars.failures.edit': 'Failed to load car for editing',
  'events.failures.edit': 'Failed to load event for editing',
  'gallery.failures.edit': 'Failed to load gallery image for editing',
  'sponsors.failures.edit': 'Failed to load sponsor for editing',
  'products.failures.edit': 'Failed to load product for editing: why',
  'products.failures.invalid': 'Product data is invalid or not found',
  'achievements.failures.edit': 'Failed to load achievement for editing',
  'settings.failures.edit': 'Failed to load setting for editing',
  'orders.failures.edit': 'Failed to load order details',
  'blog.failures.edit': 'Failed to load post for editing: why',
  'blog.failures.invalid': 'Invalid post data received',

  'team.failures.save': 'Failed to save team member: why',
  'cars.failures.save': 'Failed to save car: why',
  'events.failures.save': 'Failed to save event: why',
  'gallery.failures.save': 'Failed to save gallery image: why',
  'car-photos.failures.save': 'Failed to save photos: why',
  'sponsors.failures.save': 'Failed to save sponsor: why',
  'products.failures.save': 'Failed to save product: why',
  'settings.failures.save': 'Failed to save setting: why',
  'achievements.failures.save': 'Failed to save achievement',
  'achievement-stats.failures.save': 'Failed to save achievement stat',
  'orders.failures.save': 'Failed to update order status',
  'blog.failures.save': 'Failed to save post: why',
  'blog.failures.image': 'Failed to upload image: why',

  'team.failures.delete': 'Failed to delete team member',
  'cars.failures.delete': 'Failed to delete car',
  'events.failures.delete': 'Failed to delete event',
  'car-photos.failures.delete': 'Failed to delete photo',
  'gallery.failures.delete': 'Failed to delete gallery image',
  'sponsors.failures.delete': 'Failed to delete sponsor',
  'products.failures.delete': 'Failed to delete product',
  'achievements.failures.delete': 'Failed to delete achievement',
  'achievement-stats.failures.delete': 'Failed to delete achievement stat',
  'settings.failures.delete': 'Failed to delete setting',
  'orders.failures.delete': 'Failed to delete order',
  'blog.failures.delete': 'Failed to delete post: why',

  'car-photos.notifications.uploaded': 'Photos (3) added successfully',
  'car-photos.notifications.deleted': 'Photo deleted successfully',
  'orders.notifications.deleted': 'Order deleted successfully',
  'orders.notifications.status': 'Order 7 status changed to "Shipped"',
  'blog.notifications.imageUploaded': 'Image uploaded successfully',
  'orders.message.delete_content':
    'Are you sure you want to delete this order? It disappears from the lists, but it is kept, as the law wants, and can be brought back.',
  'blog.message.delete_content': 'Are you sure you want to delete this post?',

  'orders.page.list': 'Orders Management',
  'orders.action.save': 'Save Changes',
  'orders.action.proforma': 'Proforma Invoice',
  'orders.action.invoice': 'Invoice',
  'orders.action.details': 'Details',
  'orders.statuses.pending': 'Pending',
  'blog.empty': 'No posts found.',
  'blog.draftMark': '[DRAFT]',
  'blog.action.add': 'Add Post',
};

const CZECH = {
  'messages.page.list': 'Zprávy z kontaktního formuláře',
  'messages.empty': 'Žádné zprávy',
  'messages.choose': 'Vyberte zprávu ze seznamu pro zobrazení detailů',
  'messages.failures.load': 'Nepodařilo se načíst zprávy',
  'messages.failures.reply': 'Chyba při odesílání odpovědi',
  'messages.notifications.replied': 'Odpověď byla úspěšně odeslána!',
  'messages.message.delete_content': 'Opravdu chcete smazat tuto zprávu?',
  'orders.page.list': 'Správa objednávek',
  'orders.notGiven': 'Neuvedeno',
  'orders.failures.load': 'Nepodařilo se načíst objednávky: why',
  'orders.notifications.deleted': 'Objednávka úspěšně smazána',
  'orders.notifications.status': 'Stav objednávky 7 byl změněn na „Shipped“',
  'orders.message.delete_content':
    'Opravdu chcete smazat tuto objednávku? Zmizí ze seznamů, ale zůstane uložena, jak žádá zákon, a lze ji vrátit zpět.',
  'orders.action.save': 'Uložit změny',
  'orders.action.proforma': 'Proforma faktura',
  'orders.action.invoice': 'Faktura',
  'orders.statuses.pending': 'Čeká na zpracování',
  'orders.statuses.processing': 'Zpracovává se',
  'orders.statuses.shipped': 'Odesláno',
  'orders.statuses.completed': 'Dokončeno',
  'orders.statuses.done': 'Dokončeno',
  'orders.statuses.cancelled': 'Zrušeno',
  'settings.notifications.created': 'Nastavení bylo úspěšně přidáno',
  'settings.notifications.updated': 'Nastavení bylo úspěšně upraveno',
  'settings.notifications.deleted': 'Nastavení bylo úspěšně smazáno',
  'blog.failures.invalidList': 'Neočekávaný formát dat při načítání příspěvků',
  'blog.failures.edit': 'Nepodařilo se načíst příspěvek pro úpravu: why',
};

/** How each entity is called in 'Team member added successfully', and in the question before a delete. */
const ENTITIES = {
  team: 'Team member',
  cars: 'Car',
  events: 'Event',
  gallery: 'Gallery image',
  sponsors: 'Sponsor',
  products: 'Product',
  achievements: 'Achievement',
  'achievement-stats': 'Achievement stat',
  settings: 'Setting',
  blog: 'Post',
};

const values = { smart_count: 1, reason: 'why', count: 3, id: 7, label: 'Shipped' };

describe.each([
  ['en', ENGLISH],
  ['cs', CZECH],
] as const)('the words of the document in %s', (locale, texts) => {
  it.each(Object.entries(texts))('%s', async (key, text) => {
    const { translate } = await createI18nProvider(locale);
    expect(translate(`resources.${key}`, values)).toBe(text);
  });
});

it.each(Object.entries(ENTITIES))(
  '%s are added, updated and deleted successfully',
  async (key, name) => {
    const { translate } = await createI18nProvider('en');
    const told = (what: string) => translate(`resources.${key}.notifications.${what}`, values);
    expect(told('created')).toBe(`${name} added successfully`);
    expect(told('updated')).toBe(`${name} updated successfully`);
    expect(told('deleted')).toBe(`${name} deleted successfully`);
    expect(translate(`resources.${key}.message.delete_content`)).toBe(
      `Are you sure you want to delete this ${name.toLowerCase()}?`,
    );
  },
);
