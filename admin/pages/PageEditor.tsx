import { DataTable } from 'react-admin';
import { PAGE_PLACEMENTS } from '../../api/contract/constants.ts';
import { sitePaths } from '../../api/contract/sitePaths.ts';
import type { Page } from '../../api/contract/types.ts';
import { choiceField } from '../lists/columnsAndFilters.tsx';
import { contentEditor } from '../lists/contentEditor.tsx';
import { listOrdering } from '../ordering/listOrdering.tsx';
import { currentLanguage } from '../providers/language.ts';
import { localizedTitle } from '../ui/localizedName.ts';
import { PageForm } from './PageForm.tsx';

const Column = DataTable.Col<Page>;

const placement = choiceField('pages', 'placement', 'placements', PAGE_PLACEMENTS);

const address = ({ translations }: Page) => sitePaths.page(translations[currentLanguage()].slug);

/** The team's own pages, in the site's order of links. */
export const PageEditor = contentEditor<Page>({
  ordering: listOrdering,
  choice: placement,
  columns: (
    <>
      <Column render={localizedTitle} source="title" />
      <Column label="resources.pages.fields.address" render={address} source="slug" />
      {placement.column}
    </>
  ),
  form: () => <PageForm placements={placement.choices} />,
  phone: { title: localizedTitle, text: address, aside: placement.text },
});
