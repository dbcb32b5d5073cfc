import styles from './StoredItems.module.css';

interface StoredItemsProps {
  caption: string;
  /** The heads of the columns: name, purpose, how long. */
  heads: readonly [string, string, string];
  items: readonly (readonly [name: string, purpose: string, period: string])[];
}

/** What the site keeps in a browser, item by item. */
export function StoredItems({ caption, heads, items }: StoredItemsProps) {
  return (
    <table className={styles.items}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(([name, purpose, period]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{purpose}</td>
            <td>{period}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
