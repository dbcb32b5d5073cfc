import {
  Body,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import type { Brand } from '../brand.ts';
import type { Letter } from '../letter.ts';
import { darkStyles, HEADS, LIGHT } from './colors.ts';
import { Lines } from './Lines.tsx';
import { Part } from './Part.tsx';
import { FONT, HEADING, QUIET, TEXT } from './styles.ts';

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Imported with the first mail: React's templates would slow the server's start. */
export function renderLetter(letter: Letter, brand: Brand): string {
  // Their own `render` loads formatters that nothing here needs.
  const html = DOCTYPE + renderToStaticMarkup(<MailTemplate brand={brand} letter={letter} />);
  // React asks browsers to load pictures early, which mail programs may take for a remote file.
  return html.replace(/<link rel="preload"[^>]*>/g, '');
}

interface MailProps {
  letter: Letter;
  brand: Brand;
}

/** Every mail, in the look of the team's site. */
const MailTemplate = ({ letter, brand }: MailProps) => {
  const { locale, subject, title, parts, sender, footLinks } = letter;
  const [first] = parts;
  const style = { ...HEADING, fontStyle: brand.isSlanted ? 'italic' : 'normal' };
  return (
    <Html lang={locale}>
      <Head>
        <title>{subject}</title>
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <meta content="light dark" name="color-scheme" />
        <meta content="light dark" name="supported-color-schemes" />
        <style>{darkStyles(brand)}</style>
      </Head>
      <Body className="ground" style={{ ...FONT, background: LIGHT.ground, margin: 0 }}>
        <Preview>{first?.type === 'paragraph' ? first.text : subject}</Preview>
        <Container className="card" style={{ background: LIGHT.card }}>
          <Banner brand={brand} />
          <Section style={{ padding: '28px 24px 32px' }}>
            {title !== '' && (
              <Heading as="h1" className="text" style={{ ...style, fontSize: 26 }}>
                {title}
              </Heading>
            )}
            {parts.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter is rendered once.
              <Part brand={brand} headingStyle={style} key={index} part={part} />
            ))}
          </Section>
        </Container>
        <Foot color={brand.colors.onLight} links={footLinks} sender={sender} />
      </Body>
    </Html>
  );
};

/** The team's logo or name, over a stripe of its accent. */
const Banner = ({ brand: { name, site, logo, ground, colors, isSlanted } }: { brand: Brand }) => {
  const { ground: background, text: color } = HEADS[ground];
  const named = {
    fontSize: 24,
    fontWeight: 800,
    fontStyle: isSlanted ? 'italic' : 'normal',
    color,
  };
  return (
    <Section
      style={{ background, borderBottom: `6px solid ${colors.accent}`, padding: '20px 24px' }}
    >
      <Link href={site} style={{ ...named, textDecoration: 'none' }}>
        {logo ? (
          <Img alt={name} height={44} src={logo} style={{ ...named, maxWidth: 240 }} />
        ) : (
          name
        )}
      </Link>
    </Section>
  );
};

interface Shown {
  sender: Letter['sender'];
  links: Letter['footLinks'];
}

const Foot = ({ color, sender, links }: { color: string } & Shown) => (
  <Container style={{ padding: '20px 24px 32px' }}>
    {sender.length > 0 && (
      <Text className="quiet" style={{ ...TEXT, ...QUIET, fontSize: 14 }}>
        <Lines of={sender} />
      </Text>
    )}
    <Text className="quiet" style={{ ...TEXT, ...QUIET, fontSize: 14, margin: 0 }}>
      {links.map(([label, url]) => (
        <Link className="link" href={url} key={url} style={{ color, ...FOOT_LINK }}>
          {label}
        </Link>
      ))}
    </Text>
  </Container>
);

const FOOT_LINK = { display: 'inline-block', marginRight: 20, textDecoration: 'underline' };
