import Person from '@mui/icons-material/Person';
import { BooleanInput, DataTable, SearchInput } from 'react-admin';
import { localized } from '../../api/contract/locales.ts';
import type { TeamMember } from '../../api/contract/types.ts';
import { Editor } from '../layout/Editor.tsx';
import { localizedName } from '../layout/localizedName.ts';
import { NameWithPicture } from '../layout/NameWithPicture.tsx';
import { RowActions } from '../layout/RowActions.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { YesNoBadge } from '../layout/YesNoBadge.tsx';
import { MoveButtons } from '../ordering/MoveButtons.tsx';
import { currentLanguage } from '../providers/language.ts';
import { TeamForm } from './TeamForm.tsx';

const Column = DataTable.Col<TeamMember>;
const NumberColumn = DataTable.NumberCol<TeamMember>;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BooleanInput key="active" source="is_active" label="paddock.fields.is_active" defaultValue />,
];

const hiddenColumns = ['instagram_url', 'facebook_url', 'id'];

/** The people of the team: list table and form (back-office §2). */
export const TeamEditor = () => (
  <Editor<TeamMember>
    actions={actions}
    columns={columns}
    filters={filters}
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

const Photo = ({ member }: { member: TeamMember }) => (
  <Thumbnail
    alt=""
    height={56}
    info={member.image_info}
    path={member.image_path}
    placeholder={Person}
    width={45}
  />
);

const position = ({ translations }: TeamMember) =>
  localized(translations, 'position', currentLanguage());

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
    <NumberColumn label="paddock.fields.display_order" source="display_order" />
    <Column
      label="paddock.fields.is_active"
      render={({ is_active }) => <YesNoBadge value={is_active} />}
      source="is_active"
    />
    <Column disableSort label="resources.team.fields.instagram_url" source="instagram_url" />
    <Column disableSort label="resources.team.fields.facebook_url" source="facebook_url" />
    <NumberColumn label="paddock.fields.id" source="id" />
  </>
);

const actions = (
  <RowActions>
    <MoveButtons />
  </RowActions>
);
