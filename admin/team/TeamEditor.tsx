import Person from '@mui/icons-material/Person';
import { DataTable } from 'react-admin';
import { localized } from '../../api/contract/locales.ts';
import type { TeamMember } from '../../api/contract/types.ts';
import { localizedName } from '../layout/localizedName.ts';
import { NameWithPicture } from '../layout/NameWithPicture.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import {
  activeColumn,
  activeFilter,
  idColumn,
  orderColumn,
  searchFilter,
} from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { currentLanguage } from '../providers/language.ts';
import { TeamForm } from './TeamForm.tsx';

const Column = DataTable.Col<TeamMember>;

const filters = [searchFilter, activeFilter];

const hiddenColumns = ['instagram_url', 'facebook_url', 'id'];

/** The people of the team: list table and form (back-office §2). */
export const TeamEditor = () => (
  <Editor<TeamMember>
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
    {orderColumn}
    {activeColumn}
    <Column disableSort label="resources.team.fields.instagram_url" source="instagram_url" />
    <Column disableSort label="resources.team.fields.facebook_url" source="facebook_url" />
    {idColumn}
  </>
);
