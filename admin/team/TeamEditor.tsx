import Person from '@mui/icons-material/Person';
import { DataTable, TextInput } from 'react-admin';
import type { TeamMember } from '../../api/contract/types.ts';
import { ContentForm } from '../form/ContentForm.tsx';
import { contentEditor, nameColumn, recordPicture } from '../lists/contentEditor.tsx';
import { listOrdering } from '../ordering/listOrdering.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { localizedName, localizedText } from '../ui/localizedName.ts';

const Column = DataTable.Col<TeamMember>;

const picture = recordPicture(Person, { height: 56, width: 45 });

const position = localizedText('position');

export const TeamEditor = contentEditor<TeamMember>({
  ordering: listOrdering,
  columns: (
    <>
      {nameColumn<TeamMember>('name', localizedName, picture)}
      <Column render={position} source="position" />
    </>
  ),
  more: (
    <>
      <Column disableSort source="instagram_url" />
      <Column disableSort source="facebook_url" />
    </>
  ),
  form: () => (
    <ContentForm
      pictures={<PictureInput requiredWhenNew source="image_path" />}
      texts={[
        { name: 'name', required: true },
        { name: 'position', required: true },
        { name: 'description', rows: 4 },
      ]}
    >
      <TextInput source="instagram_url" type="url" />
      <TextInput source="facebook_url" type="url" />
    </ContentForm>
  ),
  phone: { picture, title: localizedName, text: position },
  sitePage: '/#team',
});
