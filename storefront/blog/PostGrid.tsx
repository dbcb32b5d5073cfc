import type { BlogListItem } from '../../api/contract/types.ts';
import { CardGrid } from '../ui/CardGrid.tsx';
import { PostCard } from './PostCard.tsx';

interface PostGridProps {
  posts: readonly BlogListItem[];
  heading: 'h2' | 'h3';
  /** The first one's picture is the page's main one. */
  priority?: boolean;
}

/** Posts beside each other. */
export function PostGrid({ posts, heading, priority }: PostGridProps) {
  return (
    <CardGrid>
      {posts.map((post, index) => (
        <PostCard
          key={post.id}
          post={post}
          heading={heading}
          sizes="(min-width: 68rem) 30vw, (min-width: 40rem) 46vw, 94vw"
          priority={priority && index === 0}
        />
      ))}
    </CardGrid>
  );
}
