"""Content of answers: variant pages, previews, PDFs, statistics."""
