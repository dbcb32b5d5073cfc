import type { ReactNode } from 'react';
import { noBreaks } from '../../api/contract/noBreaks.ts';
import { PageLink } from '../app/PageLink.tsx';
import styles from './LegalDocument.module.css';

/** One numbered part of a legal text; links within the page point at its id. */
interface LegalValues {
  /** Texts and numbers for `%{name}`. */
  texts: Readonly<Record<string, string | number>>;
  /** Replaces a paragraph that is `%{name}` alone. */
  blocks: Readonly<Record<string, ReactNode>>;
  /** Whether Czech rules on no-break spaces apply. */
  isCzech: boolean;
}

/** Knows headings (`## Title {#id}`), paragraphs, lists, `Table: …`, emphasis, code and links. */
export function readLegalText(markdown: string, { texts, blocks, isCzech }: LegalValues) {
  const fill = (text: string) =>
    text.replace(/%\{(\w+)\}/g, (whole, name) => String(texts[name] ?? whole));

  /** A line of text; lines that were only wrapped are joined. */
  const inline = (text: string): ReactNode[] => {
    const line = text.trim().replace(/\s*\n\s*/g, ' ');
    const pieces = (isCzech ? noBreaks(line) : line).split(INLINE);
    return pieces.map((piece) => mark(piece, fill));
  };

  const block = (source: string): ReactNode => {
    const name = /^%\{(\w+)\}$/.exec(source)?.[1];
    if (name !== undefined) return blocks[name];
    if (source.startsWith('- ')) {
      const items = source.slice(2).split(/\n- /);
      return (
        <ul key={source}>
          {items.map((item) => (
            <li key={item}>{inline(item)}</li>
          ))}
        </ul>
      );
    }
    if (source.startsWith(TABLE)) return <Table key={source} source={source} inline={inline} />;
    return <p key={source}>{inline(source)}</p>;
  };

  return markdown
    .split(/^## /m)
    .slice(1)
    .map((part): { id: string; title: string; body: ReactNode[] } => {
      const [heading = '', ...sources] = part.trim().split(/\n{2,}/);
      const [, title = heading, id = ''] = /^(.*) \{#([\w-]+)\}$/.exec(heading) ?? [];
      return { id, title: fill(isCzech ? noBreaks(title) : title), body: sources.map(block) };
    });
}

const TABLE = 'Table: ';

/** What stands out in a line: strong, emphasis, code or a link. */
const INLINE = /(\*\*.+?\*\*|\*.+?\*|`.+?`|\[.+?\]\(.+?\))/;

function mark(piece: string, fill: (text: string) => string): ReactNode {
  const [, label, to] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? [];
  if (label !== undefined && to !== undefined) {
    const address = fill(to);
    // The team has not said yet how to be reached.
    if (address === 'mailto:') return fill('%{team}');
    const Link = to.startsWith('/') ? PageLink : Outside;
    return (
      <Link key={piece} to={address}>
        {fill(label)}
      </Link>
    );
  }
  if (piece.startsWith('**')) return <strong key={piece}>{fill(piece.slice(2, -2))}</strong>;
  if (piece.startsWith('*')) return <em key={piece}>{fill(piece.slice(1, -1))}</em>;
  if (piece.startsWith('`')) return <code key={piece}>{fill(piece.slice(1, -1))}</code>;
  return fill(piece);
}

const Outside = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to}>{children}</a>
);

interface TableProps {
  /** The caption's line, then rows with bars between and around cells, the second one dashes. */
  source: string;
  inline: (text: string) => ReactNode;
}

/** A table whose rows are headed by their first cell. */
function Table({ source, inline }: TableProps) {
  const [caption = '', head = '', , ...rows] = source.slice(TABLE.length).split('\n');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{inline(caption)}</caption>
      <thead>
        <tr>
          {cellsOf(head).map((cell) => (
            <th key={cell} scope="col">
              {inline(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const [name = '', ...cells] = cellsOf(row);
          return (
            <tr key={row}>
              <th scope="row">{inline(name)}</th>
              {cells.map((cell) => (
                <td key={cell}>{inline(cell)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const cellsOf = (row: string): string[] => row.split('|').slice(1, -1);
