import type { Product } from '../../api/contract/types.ts';
import { ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

export function ProductGrid({ products }: { products: readonly Product[] }) {
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </ul>
  );
}
