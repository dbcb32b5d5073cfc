import { Button, Column, Heading, Img, Link, Row, Section, Text } from '@react-email/components';
import { type CSSProperties, Fragment } from 'react';
import type { Brand } from '../brand.ts';
import type { LetterLine, LetterPart } from '../letter.ts';
import { QR_CID } from '../qrPicture.ts';
import { LIGHT } from './colors.ts';
import { Lines } from './Lines.tsx';
import { QUIET, TEXT } from './styles.ts';

interface PartProps {
  part: LetterPart;
  brand: Brand;
  headingStyle: CSSProperties;
}

/** One part of a letter. */
export const Part = ({ part, brand, headingStyle }: PartProps) => {
  const { colors } = brand;
  const title = 'title' in part && part.title && (
    <Heading as="h2" className="text" style={{ ...headingStyle, marginTop: 28 }}>
      {part.title}
    </Heading>
  );
  switch (part.type) {
    case 'paragraph':
      return (
        <>
          {title}
          <Text className="text" style={TEXT}>
            <Lines of={part.text.split('\n')} />
          </Text>
        </>
      );
    case 'lines':
      return (
        <>
          {title}
          <div style={ROWS}>
            {part.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter is rendered once.
              <LineRow key={index} line={line} />
            ))}
          </div>
        </>
      );
    case 'facts':
      return (
        <>
          {title}
          <div style={ROWS}>
            {part.facts.map(([label, value]) => (
              <Row className="line" key={label} style={RULED}>
                <Column
                  className="quiet"
                  style={{ ...CELL, ...QUIET, width: '40%', paddingRight: 12 }}
                >
                  {label}
                </Column>
                <Column className="text" style={{ ...CELL, fontWeight: 700 }}>
                  {value}
                </Column>
              </Row>
            ))}
          </div>
        </>
      );
    case 'address':
      return (
        <>
          {title}
          <Text className="text" style={{ ...TEXT }}>
            <Lines of={part.lines} />
          </Text>
        </>
      );
    case 'button':
      return (
        <Section style={{ paddingTop: 20, paddingBottom: 16 }}>
          <Button
            href={part.url}
            style={{ ...BUTTON, background: colors.accent, color: colors.onAccent }}
          >
            {part.label}
          </Button>
        </Section>
      );
    case 'links':
      return part.links.map(([label, url]) => (
        <Text key={url} style={TEXT}>
          <Link className="link" href={url} style={{ ...LINK, color: colors.onLight }}>
            {label}
          </Link>
        </Text>
      ));
    case 'quote':
      return (
        <>
          {part.title && (
            <Text className="quiet" style={{ ...TEXT, ...QUIET, margin: '24px 0 0' }}>
              {part.title}
            </Text>
          )}
          <Text className="quiet line" style={{ ...TEXT, ...QUIET, ...QUOTE }}>
            <Lines of={part.text.split('\n')} />
          </Text>
        </>
      );
    case 'qr':
      return (
        <Section style={{ paddingTop: 20 }}>
          <Img alt={part.label} height={180} src={`cid:${QR_CID}`} width={180} />
          <Text className="quiet" style={{ ...TEXT, ...QUIET, marginTop: 8 }}>
            <b>{part.label}.</b> {part.hint}
          </Text>
        </Section>
      );
    case 'html':
      return (
        <div
          className="text prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitised it by an allow-list.
          dangerouslySetInnerHTML={{ __html: part.html }}
          style={{ ...TEXT }}
        />
      );
  }
};

const LineRow = ({ line: { name, detail, total, notes = [], isSum } }: { line: LetterLine }) => (
  <Row className="line" style={RULED}>
    <Column className="text" style={{ ...CELL, fontWeight: isSum ? 700 : 400 }}>
      {name}
      {[detail, ...notes].filter(Boolean).map((quiet) => (
        <Fragment key={quiet}>
          <br />
          <span className="quiet" style={QUIET}>
            {quiet}
          </span>
        </Fragment>
      ))}
    </Column>
    {total && (
      <Column align="right" className="text" style={{ ...MONEY, fontWeight: isSum ? 700 : 400 }}>
        {total}
      </Column>
    )}
  </Row>
);

/** A heading below needs no more than its own margin, which this one becomes a part of. */
const ROWS = { marginBottom: 16 };
const RULED = { borderBottom: `1px solid ${LIGHT.line}` };
const CELL = { ...TEXT, margin: 0, padding: '8px 0', verticalAlign: 'top' } as const;
const MONEY = { ...CELL, paddingLeft: 16, width: 110, whiteSpace: 'nowrap' } as const;
const BUTTON = {
  display: 'inline-block',
  padding: '14px 24px',
  fontSize: 16,
  fontWeight: 700,
} as const;
const LINK = { fontWeight: 700, textDecoration: 'underline' };
const QUOTE = { borderLeft: `3px solid ${LIGHT.line}`, margin: '8px 0 24px', paddingLeft: 16 };
