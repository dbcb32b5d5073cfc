import Handshake from '@mui/icons-material/Handshake';
import { BooleanInput, DataTable, SearchInput } from 'react-admin';
import type { Sponsor } from '../../api/contract/types.ts';
import { Editor } from '../layout/Editor.tsx';
import { localizedName } from '../layout/localizedName.ts';
import { NameWithPicture } from '../layout/NameWithPicture.tsx';
import { RowActions } from '../layout/RowActions.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { YesNoBadge } from '../layout/YesNoBadge.tsx';
import { MoveButtons } from '../ordering/MoveButtons.tsx';
import { SponsorForm } from './SponsorForm.tsx';

const Column = DataTable.Col<Sponsor>;
const NumberColumn = DataTable.NumberCol<Sponsor>;

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <BooleanInput key="active" source="is_active" label="paddock.fields.is_active" defaultValue />,
];

const hiddenColumns = ['website_url', 'id'];

/** The sponsors with their logos (back-office §2). */
export const SponsorEditor = () => (
  <Editor<Sponsor>
    actions={actions}
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
    <NumberColumn label="paddock.fields.display_order" source="display_order" />
    <Column
      label="paddock.fields.is_active"
      render={({ is_active }) => <YesNoBadge value={is_active} />}
      source="is_active"
    />
    <Column disableSort label="resources.sponsors.fields.website_url" source="website_url" />
    <NumberColumn label="paddock.fields.id" source="id" />
  </>
);

const actions = (
  <RowActions>
    <MoveButtons />
  </RowActions>
);
