import type { BlogListItem } from '../../api/contract/types.ts';
import { PostCard } from './PostCard.tsx';
import styles from './PostGrid.module.css';

interface PostGridProps {
  posts: readonly BlogListItem[];
  heading: 'h2' | 'h3';
}

/** Posts beside each other, as many as there is room for. */
export function PostGrid({ posts, heading }: PostGridProps) {
  return (
    <div className={styles.room}>
      <ul className={styles.grid}>
        {posts.map((post) => (
          <PostCard
            key={post.id}
            post={post}
            heading={heading}
            sizes="(min-width: 68rem) 30vw, (min-width: 40rem) 46vw, 94vw"
          />
        ))}
      </ul>
    </div>
  );
}
