import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { LOCALES } from '../../api/contract/locales.ts';
import type { LegalDraft } from '../../api/contract/types.ts';
import { Note } from '../ui/Note.tsx';

/** Placeholders available in a text, with their current values. */
export const Placeholders = ({ of }: { of: LegalDraft['placeholders'] }) => {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.legal-texts.placeholders.${key}`);
  return (
    <section aria-labelledby="placeholders">
      <Typography component="h3" id="placeholders" sx={{ mt: 2, mb: 1 }} variant="h3">
        {t('title')}
      </Typography>
      <Note>{t('help')}</Note>
      <TableContainer sx={{ my: 1 }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('name')}</TableCell>
              {LOCALES.map((locale) => (
                <TableCell key={locale}>{translate(`paddock.languages.${locale}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {of.map((placeholder) => (
              <TableRow key={placeholder.name}>
                <TableCell component="th" scope="row">
                  <code>{`%{${placeholder.name}}`}</code>
                  <br />
                  {t(`names.${placeholder.name}`)}
                </TableCell>
                {LOCALES.map((locale) => (
                  <TableCell key={locale} lang={locale} sx={{ overflowWrap: 'anywhere' }}>
                    {wordsOf(placeholder[locale]) || t('nothing')}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
};

/** A placeholder's value as text, possibly with links. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
