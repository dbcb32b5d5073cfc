import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Product } from '../../api/contract/types.ts';
import { usePosted, useSite } from '../app/site.ts';
import { productQuery } from '../shop/productQueries.ts';
import { cartStore } from './cartStore.ts';

let isDone = false;

/**
 * The product that was sent to the cart's page before the scripts had come; once they have, it is put
 * into the cart. null when there is no such product, undefined when none was sent.
 */
export function usePostedProduct(): Product | null | undefined {
  const site = useSite();
  const slug = usePosted()?.values.product ?? '';
  const { data: product } = useQuery({ ...productQuery(site, slug), enabled: slug !== '' });

  useEffect(() => {
    if (!product || isDone) return;
    isDone = true;
    cartStore.add(product);
  }, [product]);

  return product;
}
