import Person from '@mui/icons-material/Person';
import { DataTable, TextInput } from 'react-admin';
import { localized } from '../../api/contract/locales.ts';
import type { TeamMember } from '../../api/contract/types.ts';
import { ActiveInput, FieldRow, OrderInput } from '../form/inputs.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { localizedName } from '../layout/localizedName.ts';
import { NameWithPicture } from '../layout/NameWithPicture.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { activeColumn, idColumn, orderColumn, plainFilters } from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';
import { currentLanguage } from '../providers/language.ts';

const Column = DataTable.Col<TeamMember>;

/** The people of the team. */
export const TeamEditor = () => (
  <Editor<TeamMember>
    columns={columns}
    filters={plainFilters}
    form={TeamForm}
    hiddenColumns={hiddenColumns}
    ordered
    phone={{
      picture: (member) => <Photo member={member} />,
      title: localizedName,
      text: position,
    }}
    sitePage="/#team"
  />
);

const Photo = ({ member: { image_info, image_path } }: { member: TeamMember }) => (
  <Thumbnail
    alt=""
    height={56}
    info={image_info}
    path={image_path}
    placeholder={Person}
    width={45}
  />
);

const position = ({ translations }: TeamMember) =>
  localized(translations, 'position', currentLanguage());

const hiddenColumns = ['instagram_url', 'facebook_url', 'id'];

const columns = (
  <>
    <Column
      label="resources.team.fields.name"
      render={(member) => (
        <NameWithPicture name={localizedName(member)} picture={<Photo member={member} />} />
      )}
      source="name"
    />
    <Column label="resources.team.fields.position" render={position} source="position" />
    {orderColumn}
    {activeColumn}
    <Column disableSort label="resources.team.fields.instagram_url" source="instagram_url" />
    <Column disableSort label="resources.team.fields.facebook_url" source="facebook_url" />
    {idColumn}
  </>
);

const TeamForm = () => (
  <RecordForm>
    <TranslatedInputs fields={texts} />
    <PictureInput requiredWhenNew source="image_path" />
    <FieldRow>
      <TextInput source="instagram_url" type="url" />
      <TextInput source="facebook_url" type="url" />
      <OrderInput />
    </FieldRow>
    <ActiveInput />
  </RecordForm>
);

const texts = [
  { name: 'name', required: true },
  { name: 'position', required: true },
  { name: 'description', rows: 4 },
];
