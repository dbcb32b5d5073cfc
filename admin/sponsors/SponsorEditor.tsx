import Handshake from '@mui/icons-material/Handshake';
import { DataTable } from 'react-admin';
import type { Sponsor } from '../../api/contract/types.ts';
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
import { SponsorForm } from './SponsorForm.tsx';

const Column = DataTable.Col<Sponsor>;

const filters = [searchFilter, activeFilter];

const hiddenColumns = ['website_url', 'id'];

/** The sponsors with their logos (back-office §2). */
export const SponsorEditor = () => (
  <Editor<Sponsor>
    columns={columns}
    filters={filters}
    form={SponsorForm}
    hiddenColumns={hiddenColumns}
    ordered
    phone={{
      picture: (sponsor) => <Logo sponsor={sponsor} />,
      title: localizedName,
      text: ({ website_url }) => website_url,
    }}
    sitePage="/#sponsors"
  />
);

const Logo = ({ sponsor }: { sponsor: Sponsor }) => (
  <Thumbnail
    alt=""
    fit="contain"
    info={sponsor.logo_info}
    path={sponsor.logo_path}
    placeholder={Handshake}
    width={96}
  />
);

const columns = (
  <>
    <Column
      label="paddock.fields.name"
      render={(sponsor) => (
        <NameWithPicture name={localizedName(sponsor)} picture={<Logo sponsor={sponsor} />} />
      )}
      source="name"
    />
    {orderColumn}
    {activeColumn}
    <Column disableSort label="resources.sponsors.fields.website_url" source="website_url" />
    {idColumn}
  </>
);
