import Handshake from '@mui/icons-material/Handshake';
import { DataTable, TextInput } from 'react-admin';
import type { Sponsor } from '../../api/contract/types.ts';
import { ContentForm, NAME } from '../form/ContentForm.tsx';
import { contentEditor, nameColumn } from '../lists/contentEditor.tsx';
import { listOrdering } from '../ordering/listOrdering.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { localizedName } from '../ui/localizedName.ts';
import { Thumbnail } from '../ui/Thumbnail.tsx';

const Column = DataTable.Col<Sponsor>;

const picture = ({ logo_info: info, logo_path: path }: Sponsor) => (
  <Thumbnail alt="" fit="contain" info={info} path={path} placeholder={Handshake} width={96} />
);

export const SponsorEditor = contentEditor<Sponsor>({
  ordering: listOrdering,
  columns: nameColumn('name', localizedName, picture, 'paddock.fields.name'),
  more: <Column disableSort source="website_url" />,
  form: () => (
    <ContentForm pictures={<PictureInput source="logo_path" />} texts={NAME}>
      <TextInput source="website_url" type="url" />
    </ContentForm>
  ),
  phone: { picture, title: localizedName, text: ({ website_url }) => website_url },
  sitePage: '/#sponsors',
});
