import type { SameKeys } from '../i18n/messages.ts';
import type { media as english } from './messages.en.ts';

/** Texts of the media library, of choosing from it and of cropping. */
export const media: SameKeys<typeof english> = {
  name: 'Soubor |||| Média |||| Média',
  empty: 'Zatím žádné obrázky',
  invite: 'Nahrajte první tady, nebo vyberte obrázek v kterémkoli formuláři.',
  video: 'Video',
  missingAlt: 'Bez popisku',
  size: '%{width} × %{height} px',
  page: { list: 'Média', edit: 'Média: %{record}' },
  action: { upload: 'Nahrát obrázky', library: 'Vybrat z knihovny', crop: 'Oříznout' },
  dropHint:
    'Obrázky můžete kamkoli sem i přetáhnout. Co nikdo nepoužívá, se po 7 dnech samo odstraní.',
  filters: {
    kind: 'Druh',
    image: 'Obrázky',
    video: 'Videa',
    used: 'Použití',
    isUsed: 'Použité',
    isUnused: 'Nepoužité',
    described: 'Popisek',
    isDescribed: 'V obou jazycích',
    isUndescribed: 'Chybí',
  },
  fields: {
    created_at: 'Nahráno',
    size: 'Soubor',
    dimensions: 'Uložená velikost',
    source_url: 'Staženo z',
  },
  alt: {
    title: 'Popisek pro nevidomé',
    label: 'Popisek pro nevidomé: %{language}',
    help: 'Co je na obrázku, jednou větou, pro toho, kdo ho nevidí.',
    shared: 'Patří k obrázku: kdekoli se obrázek ukazuje, říká totéž.',
    tooLong: 'Popisek může mít nejvýše 200 znaků.',
    failed: 'Záznam je uložený, ale popisek jeho obrázku ne. Zkuste to prosím znovu.',
    save: 'Uložit',
  },
  uses: {
    title: 'Kde se používá',
    none: 'Nikde se nepoužívá. Po 7 dnech se sám odstraní.',
    keeps: 'Smazat ho půjde, až ho nic nebude používat.',
  },
  library: {
    title: 'Výběr z knihovny',
    search: 'Hledat v popiscích a v názvech toho, co ukazuje',
    none: 'Nic nenalezeno.',
    page: 'Strana %{page}',
    pages: 'Strany',
    previous: 'Předchozí strana',
    next: 'Další strana',
  },
  crop: {
    title: 'Oříznout obrázek',
    shape: 'Tvar',
    free: 'Volný',
    result: 'Výsledek: %{width} × %{height} px',
    help: 'Táhněte rám nebo jeho úchyty. Klávesnicí: klávesou Tab na rám nebo úchyt a pak šipkami; se Shift nebo Ctrl po větších krocích.',
    apply: 'Oříznout',
    failed: 'Obrázek se nepodařilo oříznout.',
    unreadable: 'Obrázek se nepodařilo otevřít.',
    area: 'Šipkami posunete rám',
    handle: {
      n: 'Šipkami posunete horní okraj',
      e: 'Šipkami posunete pravý okraj',
      s: 'Šipkami posunete dolní okraj',
      w: 'Šipkami posunete levý okraj',
      ne: 'Šipkami posunete pravý horní roh',
      se: 'Šipkami posunete pravý dolní roh',
      sw: 'Šipkami posunete levý dolní roh',
      nw: 'Šipkami posunete levý horní roh',
    },
  },
  message: {
    delete_content:
      'Opravdu chcete smazat tento soubor? Starší verze záznamů, které ho ukazují, o něj nadobro přijdou.',
  },
  notifications: {
    created:
      '%{smart_count} obrázek nahrán |||| %{smart_count} obrázky nahrány |||| %{smart_count} obrázků nahráno',
    updated: 'Popisek byl uložen',
    deleted:
      'Soubor byl smazán |||| %{smart_count} soubory byly smazány |||| %{smart_count} souborů bylo smazáno',
  },
  failures: {
    load: 'Nepodařilo se načíst média: %{reason}',
    edit: 'Nepodařilo se načíst soubor: %{reason}',
    save: 'Nepodařilo se uložit: %{reason}',
    upload: '%{name}: %{reason}',
    delete: 'Nepodařilo se smazat soubor: %{reason}',
  },
};
