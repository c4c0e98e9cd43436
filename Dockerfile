# Small, without root, and able to run with a read-only root file system: everything it writes lies in /data and /tmp.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The image brings its own Node; the pinned one is for machines that have another.
RUN node scripts/build-pages.ts && npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/node node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /app
RUN useradd --uid 10001 --no-create-home --shell /usr/sbin/nologin storyfold && mkdir /data && chown storyfold /data
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/contract ./contract
COPY --from=build --chown=root:root /app/lesson ./lesson
COPY --from=build --chown=root:root /app/server ./server
COPY --from=build --chown=root:root /app/web ./web
COPY --from=build --chown=root:root /app/dist ./dist
COPY --from=build --chown=root:root /app/LICENSE /app/NOTICE ./
USER 10001
VOLUME ["/data"]
EXPOSE 3000
# SIGTERM ends it in order within ten seconds.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--liftoff-only", "--max-semi-space-size=8", "server/main.ts"]
