import Handshake from '@mui/icons-material/Handshake';
import { DataTable, TextInput } from 'react-admin';
import type { Sponsor } from '../../api/contract/types.ts';
import { ActiveInput, FieldRow, OrderInput } from '../form/inputs.tsx';
import { RecordForm } from '../form/RecordForm.tsx';
import { TranslatedInputs } from '../form/TranslatedInputs.tsx';
import { localizedName } from '../layout/localizedName.ts';
import { NameWithPicture } from '../layout/NameWithPicture.tsx';
import { Thumbnail } from '../layout/Thumbnail.tsx';
import { activeColumn, idColumn, orderColumn, plainFilters } from '../lists/common.tsx';
import { Editor } from '../lists/Editor.tsx';
import { PictureInput } from '../pictures/PictureInput.tsx';

const Column = DataTable.Col<Sponsor>;

/** The sponsors with their logos. */
export const SponsorEditor = () => (
  <Editor<Sponsor>
    columns={columns}
    filters={plainFilters}
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

const Logo = ({ sponsor: { logo_info, logo_path } }: { sponsor: Sponsor }) => (
  <Thumbnail
    alt=""
    fit="contain"
    info={logo_info}
    path={logo_path}
    placeholder={Handshake}
    width={96}
  />
);

const hiddenColumns = ['website_url', 'id'];

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

const SponsorForm = () => (
  <RecordForm>
    <TranslatedInputs fields={texts} />
    <PictureInput source="logo_path" />
    <FieldRow>
      <TextInput source="website_url" type="url" />
      <OrderInput />
    </FieldRow>
    <ActiveInput />
  </RecordForm>
);

const texts = [{ name: 'name', label: 'paddock.fields.name', required: true }];
