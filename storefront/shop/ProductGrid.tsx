import type { Product } from '../../api/contract/types.ts';
import { CardGrid } from '../ui/CardGrid.tsx';
import { ProductCard } from './ProductCard.tsx';

interface ProductGridProps {
  products: readonly Product[];
  /** The first one's picture is the page's main one. */
  priority?: boolean;
}

/** Products beside each other. */
export function ProductGrid({ products, priority }: ProductGridProps) {
  return (
    <CardGrid>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} priority={priority && index === 0} />
      ))}
    </CardGrid>
  );
}
